import {
  CompletedShift,
  ConfirmedWorker,
  PermanentPost,
  ShiftRequest,
  TempPost,
} from '@leafshift/contracts/posts';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';
import { daysFromNow, hoursFromNow } from './clock.ts';
import { aLocation, aSupervisor } from './profiles.ts';

/** Ana Roy's request. */
export const aRequest = builderOf(ShiftRequest, () => ({
  _id: anId(401),
  requestUser: anId(2),
  postId: anId(301),
  name: 'Ana Roy',
  profilePhoto: null,
  rating: 4.67,
  createdAt: hoursFromNow(-5),
}));

/** Ana Roy, confirmed, not clocked in yet. */
export const aConfirmedWorker = builderOf(ConfirmedWorker, () => ({
  _id: anId(411),
  requestUser: anId(2),
  name: 'Ana Roy',
  profilePhoto: null,
  rating: 4.67,
  shiftStatus: 'Confirmed' as const,
  shiftDetails: {
    employer: { checkInTime: null, checkOutTime: null, rated: false, rating: null },
  },
}));

const tempPost = () => ({
  _id: anId(301),
  employmentType: 'Temp' as const,
  employer: anId(1),
  name: 'Maple Leaf Dispensary',
  profilePhoto: null,
  // 9:00 AM in Toronto, the day after tomorrow.
  date: '2026-05-14T13:00:00.000Z',
  endDate: '2026-05-14T21:00:00.000Z',
  timeZone: 'America/Toronto',
  startTime: '09:00',
  postDateArray: ['2026-05-14'],
  duration: 8,
  rate: 23,
  totalRate: 368,
  totalWorkers: 2,
  jobType: 'Authorized Retailer' as const,
  jobTitle: 'Budtender' as const,
  supervisor: aSupervisor(),
  jobDescription: '<p>Serve our guests at the counter and keep the displays full.</p>',
  jobRequirements: 'Selling it Right certificate',
  location: aLocation(),
  requests: [],
  confirmedArr: [],
  requestCount: 0,
  confirmedCount: 0,
  status: null,
  createdAt: daysFromNow(-2),
});

/** An open shift in Toronto the day after tomorrow: two budtenders for eight hours. */
export const aTempPost = builderOf(TempPost, tempPost);

/** A permanent posting on the public board. */
export const aPermanentPost = builderOf(PermanentPost, () => ({
  _id: anId(351),
  employmentType: 'Permanent' as const,
  name: 'Maple Leaf Dispensary',
  profilePhoto: null,
  jobType: 'Store Manager',
  location: 'Toronto, ON',
  locationId: anId(101),
  province: 'ON',
  rate: 28,
  rateHigh: 34.5,
  jobDescription: '<h2>Your day</h2><p>Lead a team of eight in our Queen Street shop.</p>',
  employmentKind: 'full-time' as const,
  weeklyHours: 37.5,
  benefits: ['health-and-dental' as const, 'staff-discount' as const],
  credentials: ['CannSell' as const],
  address: { street: '120 Queen St W', city: 'Toronto', postalCode: 'M5H 2N1' },
  date: daysFromNow(-6),
  expiresAt: daysFromNow(54),
  state: 'published' as const,
  stateReason: null,
  apply: {
    kind: 'email' as const,
    email: 'priya@mapleleaf.example',
    subject: 'Application: Store Manager',
  },
}));

/** A shift that was worked and submitted a week ago, as its employer sees it. */
export const aCompletedShift = builderOf(CompletedShift, () => ({
  ...tempPost(),
  date: '2026-05-05T13:00:00.000Z',
  endDate: '2026-05-05T21:00:00.000Z',
  postDateArray: ['2026-05-05'],
  totalWorkers: 1,
  totalRate: 184,
  confirmedArr: [
    aConfirmedWorker({
      shiftStatus: 'Completed',
      shiftDetails: {
        employer: {
          checkInTime: '2026-05-05T13:00:00.000Z',
          checkOutTime: '2026-05-05T21:00:00.000Z',
          rated: true,
          rating: 5,
        },
      },
    }),
  ],
  confirmedCount: 1,
  status: 'Complete' as const,
  completedAt: '2026-05-05T22:00:00.000Z',
  invoiceId: anId(501),
  worked: null,
}));

import { WaitingWorker } from '@leafshift/contracts/attendance';
import { ShiftFile, ShiftRow } from '@leafshift/contracts/back-office';
import { DisputedTimesheet } from '@leafshift/contracts/clockedtime';
import { anExplainedTimesheet, anId, builderOf, hoursFromNow } from '@leafshift/testing/builders';

/** Ana Roy claims an hour more than Maple Leaf Dispensary has submitted; it does not agree. */
export const aDispute = builderOf(DisputedTimesheet, () => ({
  timesheet: anExplainedTimesheet(),
  worker: { _id: anId(2), name: 'Ana Roy' },
  employer: { _id: anId(1), name: 'Maple Leaf Dispensary' },
  since: hoursFromNow(-9),
}));

/** The shift of that dispute, 9 to 5 at 23 dollars an hour. */
const aShiftRow = builderOf(ShiftRow, () => ({
  _id: anId(301),
  employer: { _id: anId(1), name: 'Maple Leaf Dispensary' },
  jobType: 'Authorized Retailer',
  jobTitle: 'Budtender',
  locationName: 'Queen West',
  city: 'Toronto',
  province: 'ON',
  date: '2026-05-14T13:00:00.000Z',
  endsAt: '2026-05-14T21:00:00.000Z',
  timeZone: 'America/Toronto',
  durationHours: 8,
  rate: 23,
  totalWorkers: 1,
  confirmed: 1,
  requests: 0,
  openSpots: 0,
  state: 'completed' as const,
  createdAt: '2026-05-01T13:00:00.000Z',
}));

/** That shift with Ana Roy, who clocked in with the code and out without it. */
const aShiftFile = builderOf(ShiftFile, () => ({
  shift: aShiftRow(),
  fullAddress: '200 Queen St W, Toronto, ON M5V 1Z4',
  supervisor: {
    name: 'Priya Sandhu',
    phoneNumber: '+14165550101',
    email: 'priya@mapleleaf.example',
  },
  jobDescription: '<p>Serve customers at the counter.</p>',
  invoiceId: anId(501),
  takenDownReason: null,
  completedAt: '2026-05-14T22:00:00.000Z',
  invoices: [
    {
      _id: anId(501),
      number: 'LS-000042',
      status: 'paid' as const,
      total: 241.37,
      hasFailed: false,
    },
  ],
  payouts: [
    {
      _id: anId(601),
      worker: { _id: anId(2), name: 'Ana Roy' },
      status: 'waiting' as const,
      waitingFor: 'ACCEPTANCE' as const,
      amount: 161,
      hours: 7,
      correction: null,
    },
  ],
  assignments: [
    {
      _id: anId(411),
      worker: { _id: anId(2), name: 'Ana Roy' },
      state: 'completed',
      requestedAt: '2026-05-02T14:00:00.000Z',
      completedAt: '2026-05-14T22:00:00.000Z',
      release: null,
      clockIn: '2026-05-14T13:00:00.000Z',
      clockOut: '2026-05-14T20:00:00.000Z',
      breakMinutes: 0,
      timesheet: anExplainedTimesheet(),
      proof: {
        in: { at: '2026-05-14T13:00:00.000Z', by: 'code' as const, acceptedAt: null, metres: 40 },
        out: {
          at: '2026-05-14T21:00:00.000Z',
          by: 'none' as const,
          acceptedAt: null,
          metres: null,
        },
      },
    },
    {
      _id: anId(412),
      worker: { _id: anId(4), name: 'Kim Tran' },
      state: 'released',
      requestedAt: '2026-05-03T09:00:00.000Z',
      completedAt: null,
      release: { reason: 'We need one less', at: '2026-05-12T09:00:00.000Z' },
      clockIn: null,
      clockOut: null,
      breakMinutes: 0,
      timesheet: null,
      proof: { in: null, out: null },
    },
  ],
}));

/** A shift of another business in three days with a free spot. */
export const aComingShift = (now: number): ShiftFile => {
  const file = aShiftFile();
  const at = (hours: number): string => new Date(now + hours * 3_600_000).toISOString();
  return {
    ...file,
    shift: aShiftRow({
      _id: anId(302),
      employer: { _id: anId(5), name: 'Harbour Greens' },
      jobTitle: 'Trimmer',
      locationName: 'Harbour',
      city: 'Halifax',
      province: 'NS',
      timeZone: 'America/Halifax',
      date: at(72),
      endsAt: at(80),
      totalWorkers: 3,
      confirmed: 1,
      requests: 2,
      openSpots: 2,
      state: 'open',
    }),
    fullAddress: '12 Lower Water St, Halifax, NS B3J 1R7',
    invoiceId: null,
    completedAt: null,
    invoices: [],
    payouts: [],
    assignments: [],
  };
};

/** The shifts of the desk, latest first. */
export const someShifts = (now: number): ShiftFile[] => [aComingShift(now), aShiftFile()];

/** The one dispute that waits. */
export const disputes = (now: number): DisputedTimesheet[] => [
  aDispute({ since: new Date(now - 9 * 3_600_000).toISOString() }),
];

/** Kim stands before a closed door. */
export const aWaitingWorker = builderOf(WaitingWorker, () => ({
  _id: anId(391),
  post: anId(301),
  jobTitle: 'Budtender',
  locationName: 'Queen West',
  date: hoursFromNow(-1),
  timeZone: 'America/Toronto',
  worker: { _id: anId(4), name: 'Kim Tran' },
  employer: { _id: anId(1), name: 'Maple Leaf Dispensary' },
  isWaiting: true,
  nobodyHere: { at: hoursFromNow(-0.75), metres: 40, stillAt: null },
}));

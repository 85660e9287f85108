import { TempPost } from '@leafshift/contracts/posts';
import { cents } from '@leafshift/domain/money';
import { toCalendarDay } from '@leafshift/domain/time-zone';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import type { SeriesId, ShiftId } from '../../domain/ids.ts';
import type { ShiftAssignment } from '../../domain/ports/shift-assignments.ts';
import type { Shift } from '../../domain/shift.ts';
import { employerView, type ShownAssignment, workerView } from './temp-post.view.ts';

const id = <Id extends string>(digit: string): Id => digit.repeat(24) as Id;

const shift: Shift = {
  id: id<ShiftId>('a'),
  employerId: id<EmployerId>('b'),
  seriesId: id<SeriesId>('c'),
  seriesDays: [toCalendarDay('2026-05-06')],
  startsAt: new Date('2026-05-06T11:30:00Z'),
  endsAt: new Date('2026-05-06T19:30:00Z'),
  timeZone: 'America/St_Johns',
  durationHours: 8,
  rate: cents(1810),
  totalWorkers: 3,
  jobType: 'Processing',
  jobTitle: 'Packing Agent',
  supervisor: { id: id('d'), name: 'Sam', phoneNumber: '7095550100', email: 'sam@example.ca' },
  location: {
    id: id('e'),
    locationName: 'Harbour',
    fullAddress: '1 Water St',
    address: '1 Water St',
    city: "St. John's",
    province: 'NL',
    postalCode: 'A1C 1A1',
    country: 'Canada',
    latitude: 47.56,
    longitude: -52.7,
  },
  jobDescription: '<p>Pack.</p>',
  jobRequirements: '',
  askedCredentials: [],
  searchText: '',
  requestCount: 5,
  confirmedCount: 2,
  ratedCount: 1,
  noShowCount: 0,
  latePayCount: 0,
  status: null,
  takenDownReason: null,
  createdAt: new Date('2026-05-01T00:00:00Z'),
  completedAt: null,
  invoiceId: null,
};

const employer = { name: 'Harbour Cannabis', photo: 'https://files.example.ca/h' };

const shown = (digit: string, assignment: Partial<ShiftAssignment>): ShownAssignment => ({
  assignment: {
    id: id(digit),
    shiftId: shift.id,
    workerId: id<WorkerId>(digit),
    state: 'requested',
    requestedAt: new Date('2026-05-02T00:00:00Z'),
    checkInTime: null,
    checkOutTime: null,
    breakMinutes: 0,
    rating: null,
    leftByChoice: null,
    agreed: null,
    agreedAt: null,
    ...assignment,
  },
  worker: { name: `Worker ${digit}`, photo: null },
  rating: 4.5,
});

describe("an employer's copy of a shift", () => {
  const completed = shown('2', {
    state: 'completed',
    checkInTime: shift.startsAt,
    checkOutTime: shift.endsAt,
    rating: 5,
  });
  const post = employerView(shift, employer, [
    shown('1', {}),
    completed,
    shown('3', { state: 'withdrawn' }),
  ]);

  it('has the shape of the contract, in dollars and local time', () => {
    expect(TempPost.parse(post)).toEqual(post);
    expect(post).toMatchObject({ rate: 18.1, totalRate: 434.4, startTime: '09:00' });
  });

  it('shows who requested and who is confirmed, each with their state', () => {
    expect(post.requests.map(({ name }) => name)).toEqual(['Worker 1']);
    expect(post.confirmedArr).toEqual([
      {
        _id: id('2'),
        requestUser: id('2'),
        name: 'Worker 2',
        profilePhoto: null,
        rating: 4.5,
        shiftStatus: 'Completed',
        shiftDetails: {
          employer: {
            checkInTime: '2026-05-06T11:30:00.000Z',
            checkOutTime: '2026-05-06T19:30:00.000Z',
            rated: true,
            rating: 5,
          },
        },
      },
    ]);
  });
});

describe("a worker's copy of a shift", () => {
  const copies = {
    stranger: workerView(shift, employer, null),
    requesting: workerView(shift, employer, shown('1', {})),
    confirmed: workerView(shift, employer, shown('1', { state: 'confirmed' })),
    former: workerView(shift, employer, shown('1', { state: 'cancelled' })),
  };

  it.each(Object.entries(copies))('of the %s has the true counts', (_, post) => {
    expect(TempPost.parse(post)).toEqual(post);
    expect(post).toMatchObject({ requestCount: 5, confirmedCount: 2 });
  });

  it('names how to reach the supervisor only once confirmed', () => {
    const name = { _id: id('d'), name: 'Sam' };
    expect(copies.stranger.supervisor).toEqual(name);
    expect(copies.requesting.supervisor).toEqual(name);
    expect(copies.former.supervisor).toEqual(name);
    expect(copies.confirmed.supervisor).toMatchObject({ email: 'sam@example.ca' });
  });

  it('has their own entry at most', () => {
    expect([copies.stranger.requests, copies.stranger.confirmedArr]).toEqual([[], []]);
    expect([copies.former.requests, copies.former.confirmedArr]).toEqual([[], []]);
    expect(copies.requesting.requests).toHaveLength(1);
    expect(copies.confirmed.confirmedArr).toMatchObject([{ shiftStatus: 'Confirmed' }]);
  });
});

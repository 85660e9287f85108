import { Timesheet } from '@leafshift/contracts/clockedtime';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';

/** Ana Roy's hours on the shift of `aTempPost`, of which nothing is recorded yet. */
export const aTimesheet = builderOf(Timesheet, () => ({
  _id: anId(411),
  postId: anId(301),
  confirmedId: anId(411),
  state: 'open' as const,
  employer: { clockIn: null, clockOut: null, breakMinutes: 0 },
  worker: {
    clockIn: null,
    clockOut: null,
    witnessed: false,
    unwitnessed: [],
    breakMinutes: null,
    clockInMetres: null,
    clockOutMetres: null,
    late: [],
  },
  corrections: [],
  agreed: null,
  dispute: null,
  decision: null,
  acceptBy: null,
}));

const CAME = '2026-05-14T13:00:00.000Z';
const LEFT = '2026-05-14T20:00:00.000Z';
const STAYED = '2026-05-14T21:00:00.000Z';

/** Her hours as they were submitted, an hour less than she recorded herself. */
export const aSubmittedTimesheet = builderOf(Timesheet, () => {
  const open = aTimesheet();
  return {
    ...open,
    state: 'submitted' as const,
    employer: { clockIn: CAME, clockOut: LEFT, breakMinutes: 0 },
    worker: { ...open.worker, clockIn: CAME, clockOut: STAYED, witnessed: true },
    agreed: { hours: 7, pay: 161 },
    acceptBy: '2026-05-16T22:00:00.000Z',
  };
});

/** She says that it was the hour more; the employer has not answered. */
export const aDisputedTimesheet = builderOf(Timesheet, () => ({
  ...aSubmittedTimesheet(),
  state: 'disputed' as const,
  dispute: {
    at: '2026-05-14T23:00:00.000Z',
    reason: 'I closed the store with Kim',
    clockIn: CAME,
    clockOut: STAYED,
    breakMinutes: 0,
    answerBy: '2026-05-16T23:00:00.000Z',
    answer: null,
  },
}));

/** The employer does not agree, so that the back office decides. */
export const anExplainedTimesheet = builderOf(Timesheet, () => {
  const disputed = aDisputedTimesheet();
  const answer = { at: '2026-05-15T12:00:00.000Z', agree: false, reason: 'We closed at four' };
  return { ...disputed, dispute: disputed.dispute && { ...disputed.dispute, answer } };
});

/** The back office has decided that she is right. */
export const aDecidedTimesheet = builderOf(Timesheet, () => ({
  ...anExplainedTimesheet(),
  state: 'decided' as const,
  agreed: { hours: 8, pay: 184 },
  decision: {
    at: '2026-05-15T15:00:00.000Z',
    by: 'back-office' as const,
    clockIn: CAME,
    clockOut: STAYED,
    breakMinutes: 0,
    reason: 'The till was closed at five',
  },
}));

/** She came on time and left after an hour and a half, by choice as the employer says. */
export const aLeftTimesheet = builderOf(Timesheet, () => ({
  ...aSubmittedTimesheet(),
  employer: {
    clockIn: CAME,
    clockOut: '2026-05-14T14:30:00.000Z',
    breakMinutes: 0,
    leftByChoice: 'Had another appointment',
  },
  worker: aTimesheet().worker,
  agreed: { hours: 1.5, pay: 34.5 },
}));

/** She says that she was sent home; the employer has not answered. */
export const aSentHomeTimesheet = builderOf(Timesheet, () => ({
  ...aLeftTimesheet(),
  state: 'disputed' as const,
  dispute: {
    at: '2026-05-14T23:00:00.000Z',
    reason: 'There was nothing left to do',
    clockIn: CAME,
    clockOut: '2026-05-14T14:30:00.000Z',
    breakMinutes: 0,
    sentHome: true,
    answerBy: '2026-05-16T23:00:00.000Z',
    answer: null,
  },
}));

import type { AsyncCommand } from 'fast-check';
import fc from 'fast-check';
import type { AdminId } from '../../core/ids.ts';
import { newId } from '../../infra/mongo/object-ids.ts';
import { CancelAssignmentUseCase } from '../../modules/assignments/application/absence/cancel-assignment.use-case.ts';
import { MarkNoShowUseCase } from '../../modules/assignments/application/absence/mark-no-show.use-case.ts';
import { ConfirmWorkerUseCase } from '../../modules/assignments/application/confirmation/confirm-worker.use-case.ts';
import { RequestShiftUseCase } from '../../modules/assignments/application/requests/request-shift.use-case.ts';
import { WithdrawRequestUseCase } from '../../modules/assignments/application/requests/withdraw-request.use-case.ts';
import { AnswerComingUseCase } from '../../modules/attendance/application/answer-coming.use-case.ts';
import { CorrectTimesheetUseCase } from '../../modules/clockedtime/application/employer/correct-timesheet.use-case.ts';
import { RecordClockTimeUseCase } from '../../modules/clockedtime/application/record-clock-time.use-case.ts';
import { ClockCodes } from '../../modules/clockedtime/application/self/clock-codes.ts';
import { SelfClock } from '../../modules/clockedtime/application/self/self-clock.ts';
import { AcceptHoursUseCase } from '../../modules/clockedtime/application/settling/accept-hours.use-case.ts';
import { AnswerDisputeUseCase } from '../../modules/clockedtime/application/settling/answer-dispute.use-case.ts';
import { DecideDisputeUseCase } from '../../modules/clockedtime/application/settling/decide-dispute.use-case.ts';
import { DisputeHoursUseCase } from '../../modules/clockedtime/application/settling/dispute-hours.use-case.ts';
import { AnswerOfferUseCase } from '../../modules/next-in-line/application/answer-offer.use-case.ts';
import { DeletePostUseCase } from '../../modules/posts/application/postings/delete-post.use-case.ts';
import { UpdateShiftUseCase } from '../../modules/posts/application/postings/update-shift.use-case.ts';
import type { ShiftId } from '../../modules/posts/domain/ids.ts';
import { RateWorkerUseCase } from '../../modules/rating/application/rate-worker.use-case.ts';
import { CancelShiftUseCase } from '../../modules/releases/application/cancel-shift.use-case.ts';
import { ReleaseWorkerUseCase } from '../../modules/releases/application/release-worker.use-case.ts';
import { Cards } from '../../modules/stripe/application/cards.ts';
import { CompleteShiftUseCase } from '../../modules/submissions/application/complete-shift.use-case.ts';
import { aShift } from '../a-shift.ts';
import * as hours from './hours-model.ts';
import { HOUR, type Model } from './market.ts';
import { changeCard } from './pay-model.ts';
import * as model from './shift-model.ts';
import {
  DURATION_HOURS,
  FirstPossible,
  type Real,
  step,
  timeOf,
  Wait,
  WaitForShift,
} from './steps.ts';

const nothing = fc.constant(0);
const hoursIn = fc.constantFrom(-2, -1, -1, 0, 0, 0, 1);
const hoursOut = fc.constantFrom(-1, 1, 4, 8, 8, 8, 9, 16, 18);
const minutes = fc.constantFrom(15, 30, 60, 300);
const stars = fc.integer({ min: 1, max: 5 });
const assignments = fc.integer({ min: 1, max: 3 });

const asking = step(
  'request',
  nothing,
  model.request,
  () =>
    (real, { worker, shiftId }) =>
      real.api.app.get(RequestShiftUseCase).execute(worker.id, shiftId),
);
const withdrawing = step(
  'withdraw',
  nothing,
  model.withdraw,
  () =>
    (real, { worker, shiftId }) =>
      real.api.app.get(WithdrawRequestUseCase).execute(worker.id, shiftId),
);
const cancelling = step(
  'cancel',
  nothing,
  model.cancel,
  () =>
    (real, { worker, shiftId }) =>
      real.api.app.get(CancelAssignmentUseCase).execute(worker.id, shiftId),
);
const confirming = step(
  'confirm',
  nothing,
  model.confirm,
  () =>
    (real, { worker, shiftId, assignmentId }) =>
      real.api.app
        .get(ConfirmWorkerUseCase)
        .execute(real.employer.id, { shiftId, assignmentId, workerId: worker.id }),
);
const comingIn = step(
  'clockIn',
  hoursIn,
  (given, shift, worker, amount) => model.clockIn(given, shift, worker, timeOf(shift, amount)),
  (amount) =>
    (real, { shiftId, assignmentId, startsAt }) =>
      real.api.app.get(RecordClockTimeUseCase).clockIn(real.employer.id, {
        shiftId,
        assignmentId,
        at: new Date(startsAt + amount * HOUR),
      }),
);
const goingOut = step(
  'clockOut',
  hoursOut,
  (given, shift, worker, amount) => model.clockOut(given, shift, worker, timeOf(shift, amount)),
  (amount) =>
    (real, { shiftId, assignmentId, startsAt }) =>
      real.api.app.get(RecordClockTimeUseCase).clockOut(real.employer.id, {
        shiftId,
        assignmentId,
        at: new Date(startsAt + amount * HOUR),
      }),
);
/** What the employer's page shows; no digits where it shows none. */
const codeOf = async (real: Real, shiftId: ShiftId): Promise<string> => {
  try {
    return (await real.api.app.get(ClockCodes).ofShift(real.employer.id, shiftId)).code;
  } catch {
    return 'none';
  }
};
const comingInByThemselves = step(
  'selfClockIn',
  nothing,
  model.selfClockIn,
  () =>
    async (real, { worker, shiftId }) =>
      real.api.app.get(SelfClock).in(worker.id, shiftId, { code: await codeOf(real, shiftId) }),
);
const goingOutByThemselves = step(
  'selfClockOut',
  nothing,
  model.selfClockOut,
  () =>
    async (real, { worker, shiftId }) =>
      real.api.app.get(SelfClock).out(worker.id, shiftId, { code: await codeOf(real, shiftId) }),
);
const correcting = step(
  'correct',
  minutes,
  model.correctBreak,
  (amount) =>
    (real, { assignmentId }) =>
      real.api.app
        .get(CorrectTimesheetUseCase)
        .execute(real.employer.id, assignmentId, { breakMinutes: amount, reason: 'Lunch' }),
);
const rating = step(
  'rate',
  stars,
  model.rate,
  (amount) =>
    (real, { shiftId, assignmentId, worker }) =>
      real.api.app
        .get(RateWorkerUseCase)
        .execute(real.employer.id, { shiftId, assignmentId, workerId: worker.id, stars: amount }),
);
const missing = step(
  'no-show',
  nothing,
  model.markNoShow,
  () =>
    (real, { shiftId, assignmentId }) =>
      real.api.app.get(MarkNoShowUseCase).execute(real.employer.id, { shiftId, assignmentId }),
);
const releasing = step(
  'release',
  nothing,
  model.release,
  () =>
    (real, { shiftId, assignmentId }) =>
      real.api.app
        .get(ReleaseWorkerUseCase)
        .execute(real.employer.id, { shiftId, assignmentId }, 'Not needed'),
);
const submitting = step(
  'submit',
  nothing,
  model.submit,
  () =>
    (real, { shiftId }) =>
      real.api.app.get(CompleteShiftUseCase).execute(real.employer.id, shiftId),
);
const editing = step(
  'edit',
  assignments,
  (given, shift, _, amount) => model.edit(given, shift, amount),
  (amount) =>
    (real, { shiftId, startsAt }) =>
      real.api.app.get(UpdateShiftUseCase).execute(real.employer.id, shiftId, {
        ...aShift().form(real.api, real.employer),
        date: new Date(startsAt).toISOString(),
        duration: DURATION_HOURS,
        totalWorkers: amount,
      }),
);
const deleting = step(
  'delete',
  nothing,
  model.remove,
  () =>
    (real, { shiftId }) =>
      real.api.app.get(DeletePostUseCase).execute(real.employer.id, shiftId),
);
const cancellingShift = step(
  'cancelShift',
  nothing,
  model.cancelShift,
  () =>
    (real, { shiftId }) =>
      real.api.app.get(CancelShiftUseCase).execute(real.employer.id, shiftId),
);
const accepting = step(
  'accept',
  nothing,
  hours.accept,
  () =>
    (real, { worker, assignmentId }) =>
      real.api.app.get(AcceptHoursUseCase).execute(worker.id, assignmentId),
);
const disputing = step(
  'dispute',
  nothing,
  hours.dispute,
  () =>
    (real, { worker, assignmentId }) =>
      real.api.app
        .get(DisputeHoursUseCase)
        .execute(worker.id, assignmentId, { reason: 'I was there longer' }),
);
const answering = step(
  'answer',
  fc.constantFrom(0, 1),
  hours.answer,
  (agree) =>
    (real, { assignmentId }) =>
      real.api.app
        .get(AnswerDisputeUseCase)
        .execute(real.employer.id, assignmentId, { agree: agree === 1, reason: 'As recorded' }),
);
const deciding = step(
  'decide',
  fc.constantFrom(2, 4, 8, 9),
  hours.decide,
  (amount) =>
    (real, { assignmentId, startsAt }) =>
      real.api.app.get(DecideDisputeUseCase).decide(newId<AdminId>(), assignmentId, {
        clockIn: new Date(startsAt).toISOString(),
        clockOut: new Date(startsAt + amount * HOUR).toISOString(),
        breakMinutes: 0,
        reason: 'Both were asked',
      }),
);
const taking = step(
  'take',
  nothing,
  model.take,
  () =>
    (real, { worker, shiftId }) =>
      real.api.app.get(AnswerOfferUseCase).accept(worker.id, shiftId),
);
const declining = step(
  'decline',
  nothing,
  model.decline,
  () =>
    (real, { worker, shiftId }) =>
      real.api.app.get(AnswerOfferUseCase).decline(worker.id, shiftId),
);
const coming = step(
  'sayComing',
  nothing,
  model.sayComing,
  () =>
    (real, { worker, shiftId }) =>
      real.api.app.get(AnswerComingUseCase).execute(worker.id, shiftId),
);
const CARDS = ['works', 'refuses'] as const;
const changingCard = step(
  'card',
  fc.constantFrom(0, 0, 1),
  (given, _, __, amount) => {
    changeCard(given, CARDS[amount] ?? 'works');
    return 'done';
  },
  (amount) => (real) =>
    real.api.app.get(Cards).chooseDefault(real.employer.id, real.cards[CARDS[amount] ?? 'works']),
);
const waiting = fc.constantFrom(0.6, 1, 3, 10).map((hours) => new Wait(hours));
const waitingForShift = fc.nat({ max: 1 }).map((shift) => new WaitForShift(shift));

/** What leads on: who waits is confirmed, comes, goes, is rated, and quarrels. */
const leadingOn = fc.oneof(
  { weight: 6, arbitrary: asking },
  { weight: 6, arbitrary: confirming },
  { weight: 4, arbitrary: comingIn },
  { weight: 6, arbitrary: goingOut },
  { weight: 4, arbitrary: comingInByThemselves },
  { weight: 4, arbitrary: goingOutByThemselves },
  { weight: 2, arbitrary: correcting },
  { weight: 8, arbitrary: rating },
  { weight: 4, arbitrary: missing },
  { weight: 8, arbitrary: submitting },
  { weight: 2, arbitrary: accepting },
  { weight: 6, arbitrary: disputing },
  { weight: 5, arbitrary: answering },
  { weight: 5, arbitrary: deciding },
  { weight: 8, arbitrary: taking },
  { weight: 2, arbitrary: declining },
  { weight: 2, arbitrary: coming },
);
/** What takes back, changes or ends. */
const turning = fc.oneof(
  { weight: 3, arbitrary: withdrawing },
  { weight: 4, arbitrary: cancelling },
  { weight: 4, arbitrary: releasing },
  { weight: 3, arbitrary: editing },
  { weight: 1, arbitrary: cancellingShift },
  { weight: 1, arbitrary: deleting },
);

/** Runs of that many steps of both actors, in any order. */
export const lifecycleRuns = (length: number): fc.Arbitrary<readonly AsyncCommand<Model, Real>[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 24,
        arbitrary: fc
          .array(leadingOn, { minLength: 12, maxLength: 12 })
          .map((steps) => new FirstPossible(steps)),
      },
      { weight: 6, arbitrary: leadingOn },
      { weight: 3, arbitrary: turning },
      { weight: 2, arbitrary: changingCard },
      { weight: 2, arbitrary: waiting },
      // Nothing is clocked before the shifts come.
      { weight: 6, arbitrary: waitingForShift },
    ),
    { minLength: length, maxLength: length, size: 'max' },
  );

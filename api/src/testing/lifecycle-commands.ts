import type { AsyncCommand } from 'fast-check';
import fc from 'fast-check';
import { asApiError } from '../core/errors/known-errors.ts';
import { newId } from '../infra/mongo/object-ids.ts';
import { CancelAssignmentUseCase } from '../modules/assignments/application/absence/cancel-assignment.use-case.ts';
import { MarkNoShowUseCase } from '../modules/assignments/application/absence/mark-no-show.use-case.ts';
import { ConfirmWorkerUseCase } from '../modules/assignments/application/confirmation/confirm-worker.use-case.ts';
import { RequestShiftUseCase } from '../modules/assignments/application/requests/request-shift.use-case.ts';
import { WithdrawRequestUseCase } from '../modules/assignments/application/requests/withdraw-request.use-case.ts';
import type { AssignmentId } from '../modules/assignments/domain/ids.ts';
import { WorkerAssignmentRepository } from '../modules/assignments/domain/ports/worker-assignment.repository.ts';
import { CorrectTimesheetUseCase } from '../modules/clockedtime/application/employer/correct-timesheet.use-case.ts';
import { RecordClockTimeUseCase } from '../modules/clockedtime/application/record-clock-time.use-case.ts';
import { ClockCodes } from '../modules/clockedtime/application/self/clock-codes.ts';
import { SelfClock } from '../modules/clockedtime/application/self/self-clock.ts';
import { DeletePostUseCase } from '../modules/posts/application/postings/delete-post.use-case.ts';
import { UpdateShiftUseCase } from '../modules/posts/application/postings/update-shift.use-case.ts';
import type { ShiftId } from '../modules/posts/domain/ids.ts';
import { RateWorkerUseCase } from '../modules/rating/application/rate-worker.use-case.ts';
import { ReleaseWorkerUseCase } from '../modules/releases/application/release-worker.use-case.ts';
import { CompleteShiftUseCase } from '../modules/submissions/application/complete-shift.use-case.ts';
import { aShift } from './a-shift.ts';
import * as model from './lifecycle-model.ts';
import type { Employer, Worker } from './people.ts';
import type { TestApi } from './test-api.ts';

type Model = model.Model;

export const DURATION_HOURS = 8;
const HOUR = 3_600_000;

/** The marketplace over its real database, with the shifts of this run. */
export interface Real {
  readonly api: TestApi;
  readonly employer: Employer;
  readonly workers: readonly Worker[];
  readonly shiftIds: readonly ShiftId[];
}

interface Step {
  readonly name: string;
  readonly shift: number;
  readonly worker: number;
  /** Hours after the shift's start, stars, or spots; whatever the step needs. */
  readonly amount: number;
  expected(given: Model, shift: model.ModelShift): model.Outcome;
  act(real: Real, target: Target): Promise<unknown>;
}

interface Target {
  readonly shiftId: ShiftId;
  readonly worker: Worker;
  readonly assignmentId: AssignmentId;
  readonly startsAt: number;
}

class Command implements AsyncCommand<Model, Real> {
  readonly #step: Step;

  constructor(step: Step) {
    this.#step = step;
  }

  check(): boolean {
    return true;
  }

  async run(given: Model, real: Real): Promise<void> {
    const shift = given.shifts[this.#step.shift];
    const shiftId = real.shiftIds[this.#step.shift];
    const worker = real.workers[this.#step.worker];
    if (!shift || !shiftId || !worker) {
      throw new Error('A step names a shift and a worker of the run');
    }
    const assignment = await real.api.app.get(WorkerAssignmentRepository).find(worker.id, shiftId);
    const assignmentId = assignment?.id ?? newId<AssignmentId>();
    const expected = this.#step.expected(given, shift);
    const outcome = await outcomeOf(
      this.#step.act(real, { shiftId, worker, assignmentId, startsAt: shift.startsAt }),
    );
    if (outcome !== expected) {
      throw new Error(`${this} came to ${outcome} and not to ${expected}`);
    }
  }

  toString(): string {
    const { name, shift, worker, amount } = this.#step;
    return `${name}(shift ${shift}, worker ${worker}, ${amount})`;
  }
}

/** Time goes by. */
class Wait implements AsyncCommand<Model, Real> {
  readonly #hours: number;

  constructor(hours: number) {
    this.#hours = hours;
  }

  check(): boolean {
    return true;
  }

  async run(given: Model, { api }: Real): Promise<void> {
    api.clock.advance({ hours: this.#hours });
    given.now = api.clock.now().getTime();
  }

  toString(): string {
    return `wait(${this.#hours} h)`;
  }
}

/** Time goes by until so many hours after the start of a shift, where it is not later already. */
class WaitForShift implements AsyncCommand<Model, Real> {
  readonly #shift: number;
  readonly #hours: number;

  constructor(shift: number, hours: number) {
    this.#shift = shift;
    this.#hours = hours;
  }

  check(): boolean {
    return true;
  }

  async run(given: Model, { api }: Real): Promise<void> {
    const shift = given.shifts[this.#shift];
    if (shift && timeOf(shift, this.#hours) > given.now) {
      api.clock.set(new Date(timeOf(shift, this.#hours)));
      given.now = api.clock.now().getTime();
    }
  }

  toString(): string {
    return `wait(shift ${this.#shift}, ${this.#hours} h)`;
  }
}

async function outcomeOf(work: Promise<unknown>): Promise<model.Outcome> {
  try {
    await work;
    return 'done';
  } catch (error) {
    const { code } = asApiError(error);
    if (code === 'INTERNAL') {
      throw error;
    }
    return code;
  }
}

type Act = Step['act'];
type Expected = (
  given: Model,
  shift: model.ModelShift,
  worker: number,
  amount: number,
) => model.Outcome;

const timeOf = (shift: model.ModelShift, amount: number): number => shift.startsAt + amount * HOUR;

/** A step of one kind, by anybody on any shift. */
function step(
  name: string,
  amounts: fc.Arbitrary<number>,
  expected: Expected,
  act: (amount: number) => Act,
): fc.Arbitrary<Command> {
  return fc.record({ shift: fc.nat({ max: 1 }), worker: fc.nat({ max: 2 }), amount: amounts }).map(
    (chosen) =>
      new Command({
        name,
        ...chosen,
        expected: (given, shift) => expected(given, shift, chosen.worker, chosen.amount),
        act: act(chosen.amount),
      }),
  );
}

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
    async (real, { worker, shiftId }) => {
      await real.api.app.get(CancelAssignmentUseCase).execute(worker.id, shiftId);
      // What a suspension releases waits in the outbox.
      await real.api.settle();
    },
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
const waiting = fc.constantFrom(1, 6, 20, 30).map((hours) => new Wait(hours));
const waitingForShift = fc
  .tuple(fc.nat({ max: 1 }), fc.constantFrom(0, 4, 8, 9))
  .map(([shift, hours]) => new WaitForShift(shift, hours));

/** Runs of that many steps of both actors, in any order. */
export const lifecycleRuns = (length: number): fc.Arbitrary<readonly AsyncCommand<Model, Real>[]> =>
  fc.array(
    fc.oneof(
      { weight: 14, arbitrary: asking },
      { weight: 3, arbitrary: withdrawing },
      { weight: 14, arbitrary: confirming },
      { weight: 1, arbitrary: cancelling },
      { weight: 14, arbitrary: comingIn },
      { weight: 18, arbitrary: goingOut },
      { weight: 5, arbitrary: comingInByThemselves },
      { weight: 5, arbitrary: goingOutByThemselves },
      { weight: 3, arbitrary: correcting },
      { weight: 14, arbitrary: rating },
      { weight: 4, arbitrary: missing },
      { weight: 4, arbitrary: releasing },
      { weight: 8, arbitrary: submitting },
      { weight: 3, arbitrary: editing },
      { weight: 1, arbitrary: deleting },
      { weight: 3, arbitrary: waiting },
      // Nothing is clocked before the shifts come.
      { weight: 6, arbitrary: waitingForShift },
    ),
    { minLength: length, maxLength: length, size: 'max' },
  );

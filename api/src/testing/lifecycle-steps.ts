import type { AsyncCommand } from 'fast-check';
import fc from 'fast-check';
import { asApiError } from '../core/errors/known-errors.ts';
import { newId } from '../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../modules/assignments/domain/ids.ts';
import { WorkerAssignmentRepository } from '../modules/assignments/domain/ports/worker-assignment.repository.ts';
import type { ShiftId } from '../modules/posts/domain/ids.ts';
import { HOUR, type Model, type ModelShift, type Outcome } from './lifecycle-model.ts';
import type { Employer, Worker } from './people.ts';
import type { TestApi } from './test-api.ts';

export const DURATION_HOURS = 8;

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
  expected(given: Model, shift: ModelShift): Outcome;
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
export class Wait implements AsyncCommand<Model, Real> {
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
export class WaitForShift implements AsyncCommand<Model, Real> {
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

async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
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
type Expected = (given: Model, shift: ModelShift, worker: number, amount: number) => Outcome;

export const timeOf = (shift: ModelShift, amount: number): number => shift.startsAt + amount * HOUR;

/** A step of one kind, by anybody on any shift. */
export function step(
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

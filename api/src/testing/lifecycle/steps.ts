import type { AsyncCommand } from 'fast-check';
import fc from 'fast-check';
import { asApiError } from '../../core/errors/known-errors.ts';
import { newId, toObjectId } from '../../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../../modules/assignments/domain/ids.ts';
import { WorkerAssignmentRepository } from '../../modules/assignments/domain/ports/worker-assignment.repository.ts';
import { invoiceCollection } from '../../modules/invoice/persistence/invoice.schema.ts';
import type { ShiftId } from '../../modules/posts/domain/ids.ts';
import type { CardId } from '../../modules/users/domain/account.ts';
import type { Employer, Worker } from '../people.ts';
import type { TestApi } from '../test-api.ts';
import { HOUR, type Model, type ModelShift, type Outcome } from './market.ts';
import { happen, nextDue } from './time-model.ts';

export const DURATION_HOURS = 8;
const SECOND = 1000;
const SHIFTS = 2;
const WORKERS = 3;
const AIMS: readonly Aim[] = [...Array(SHIFTS).keys()].flatMap((shift) =>
  [...Array(WORKERS).keys()].map((worker) => ({ shift, worker })),
);

/** The marketplace over its real database, with the shifts of this run. */
export interface Real {
  readonly api: TestApi;
  readonly employer: Employer;
  readonly workers: readonly Worker[];
  readonly shiftIds: readonly ShiftId[];
  readonly cards: Readonly<Record<Model['card'], CardId>>;
}

interface Aim {
  readonly shift: number;
  readonly worker: number;
}

interface Step extends Aim {
  readonly name: string;
  /** Whether it is turned to a worker and a shift where it can be done, if there are any. */
  readonly isGuided: boolean;
  /** Hours after the shift's start, stars, or spots; whatever the step needs. */
  readonly amount: number;
  expected(given: Model, shift: ModelShift, worker: number): Outcome;
  act(real: Real, target: Target): Promise<unknown>;
}

interface Target {
  readonly shiftId: ShiftId;
  readonly worker: Worker;
  readonly assignmentId: AssignmentId;
  readonly startsAt: number;
}

export class Command implements AsyncCommand<Model, Real> {
  readonly #step: Step;
  #aim: Aim;

  constructor(step: Step) {
    this.#step = step;
    this.#aim = step;
  }

  check(): boolean {
    return true;
  }

  async run(given: Model, real: Real): Promise<void> {
    await passTime(given, real, given.now + SECOND);
    this.#aim = this.#step.isGuided ? this.#guided(given) : this.#step;
    const shift = given.shifts[this.#aim.shift];
    const shiftId = real.shiftIds[this.#aim.shift];
    const worker = real.workers[this.#aim.worker];
    if (!shift || !shiftId || !worker) {
      throw new Error('A step names a shift and a worker of the run');
    }
    const assignment = await real.api.app.get(WorkerAssignmentRepository).find(worker.id, shiftId);
    const assignmentId = assignment?.id ?? newId<AssignmentId>();
    const expected = this.#step.expected(given, shift, this.#aim.worker);
    const outcome = await outcomeOf(
      this.#step.act(real, { shiftId, worker, assignmentId, startsAt: shift.startsAt }),
    );
    if (outcome !== expected) {
      throw new Error(`${this} came to ${outcome} and not to ${expected}`);
    }
    if (outcome === 'done') {
      await settle(given, real);
    }
  }

  toString(): string {
    const { name, amount } = this.#step;
    const { shift, worker } = this.#aim;
    return `${name}(shift ${shift}, worker ${worker}, ${amount})`;
  }

  /** Whether anybody could do it now. */
  isPossible(given: Model): boolean {
    return this.#possible(given).length > 0;
  }

  #guided(given: Model): Aim {
    const possible = this.#possible(given);
    const chosen = this.#step.shift * WORKERS + this.#step.worker;
    return possible[chosen % Math.max(1, possible.length)] ?? this.#step;
  }

  #possible(given: Model): readonly Aim[] {
    return AIMS.filter(({ shift, worker }) => {
      const imagined = structuredClone(given);
      const imaginedShift = imagined.shifts[shift];
      return imaginedShift && this.#step.expected(imagined, imaginedShift, worker) === 'done';
    });
  }
}

/** The first of some steps that can be done, so that a walk gets somewhere. */
export class FirstPossible implements AsyncCommand<Model, Real> {
  readonly #steps: readonly Command[];
  #done: Command | undefined;

  constructor(steps: readonly Command[]) {
    this.#steps = steps;
  }

  check(): boolean {
    return true;
  }

  async run(given: Model, real: Real): Promise<void> {
    this.#done = this.#steps.find((each) => each.isPossible(given)) ?? this.#steps[0];
    await this.#done?.run(given, real);
  }

  toString(): string {
    return String(this.#done ?? this.#steps[0]);
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

  run(given: Model, real: Real): Promise<void> {
    return passTime(given, real, given.now + this.#hours * HOUR);
  }

  toString(): string {
    return `wait(${this.#hours} h)`;
  }
}

/** Hours after the start of a shift at which something else can be done. */
const STAGES = [-20, -13, -1, 0, 1, 4, 8, 9];

/** Time goes by until the next stage of a shift. */
export class WaitForShift implements AsyncCommand<Model, Real> {
  readonly #shift: number;

  constructor(shift: number) {
    this.#shift = shift;
  }

  check(): boolean {
    return true;
  }

  async run(given: Model, real: Real): Promise<void> {
    const shift = given.shifts[this.#shift];
    const next = shift && STAGES.map((hours) => timeOf(shift, hours)).find((at) => at > given.now);
    if (next !== undefined) {
      await passTime(given, real, next);
    }
  }

  toString(): string {
    return `wait(for shift ${this.#shift})`;
  }
}

/** Until then, with a stop wherever something happens by itself. */
async function passTime(given: Model, real: Real, until: number): Promise<void> {
  for (let due = nextDue(given, until); due !== null; due = nextDue(given, until)) {
    real.api.clock.set(new Date(due));
    happen(given, due);
    await settle(given, real);
  }
  real.api.clock.set(new Date(until));
  given.now = until;
}

/** Does what is due, and looks up whether an invoice waits for a card that works. */
async function settle(given: Model, { api, employer }: Real): Promise<void> {
  await api.settle();
  const unpaid = await api.database.native
    .collection(invoiceCollection.name)
    .find({
      employerId: toObjectId(employer.id),
      status: 'open',
      'paymentError.code': 'CARD_DECLINED',
    })
    .sort({ createdAt: 1 })
    .limit(1)
    .toArray();
  const since: unknown = unpaid[0]?.createdAt;
  given.unpaidSince = since instanceof Date ? since.getTime() : null;
  if (given.unpaidSince !== null && given.card === 'works') {
    throw new Error('An invoice is not paid although the card works');
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

/** A step of one kind, by anybody on any shift; mostly where it can be done. */
export function step(
  name: string,
  amounts: fc.Arbitrary<number>,
  expected: Expected,
  act: (amount: number) => Act,
): fc.Arbitrary<Command> {
  const chosen = fc.record({
    shift: fc.nat({ max: SHIFTS - 1 }),
    worker: fc.nat({ max: WORKERS - 1 }),
    amount: amounts,
    isGuided: fc.constantFrom(true, true, true, false),
  });
  return chosen.map(
    ({ amount, ...aim }) =>
      new Command({
        name,
        ...aim,
        amount,
        expected: (given, shift, worker) => expected(given, shift, worker, amount),
        act: act(amount),
      }),
  );
}

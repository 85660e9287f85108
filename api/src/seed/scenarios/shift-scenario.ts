import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import type { CallInput } from '@leafshift/contracts/core';
import {
  cancelAssignment,
  completeShift,
  confirmWorker,
  createPost,
  deletePost,
  requestShift,
} from '@leafshift/contracts/posts';
import { rateBusiness, rateWorker } from '@leafshift/contracts/rating';
import { addDays, addHours, calendarDayIn } from '@leafshift/domain/time-zone';
import type { DemoApi } from '../demo-api.ts';
import type { PlannedShift } from '../demo-data/plan-shifts.ts';
import { morningAfter, nextRound } from '../demo-data/times-of-day.ts';
import type { DemoWorker } from '../demo-data/workers.ts';
import { SeededRandom } from '../seeded-random.ts';
import type { Timeline } from '../timeline.ts';
import type { SignedUp } from './sign-up.ts';
import type { SignedUpBusiness } from './sign-up-business.ts';

interface ShiftPeople {
  readonly employer: () => SignedUpBusiness;
  readonly worker: (worker: DemoWorker) => SignedUp;
  /** Where the demo marketplace ends: now. */
  readonly until: Date;
}

const MINUTE = 1 / 60;
const SHORT_NOTICE_HOURS = 8;
/** Hours ago; everything was posted and confirmed by then. */
export const SUBMITTED_LAST_HOURS = 8;
const STARS = [5, 4, 5, 3, 5, 4, 4] as const;
const WORDS = [
  '',
  'Friendly team, and everything was ready.',
  '',
  'Clear tasks, breaks on time.',
] as const;

/** Puts everything that happens on one shift on the timeline. */
export function scheduleShift(
  api: DemoApi,
  timeline: Timeline,
  shift: PlannedShift,
  people: ShiftPeople,
): void {
  new ShiftScenario(api, timeline, shift, people).schedule();
}

class ShiftScenario {
  readonly #random: SeededRandom;
  readonly #requests = new Map<string, CallInput<typeof confirmWorker>['body']>();
  readonly #assignments = new Map<string, string>();
  #postId = '';

  constructor(
    private readonly api: DemoApi,
    private readonly timeline: Timeline,
    private readonly shift: PlannedShift,
    private readonly people: ShiftPeople,
  ) {
    this.#random = new SeededRandom(shift.startsAt.getTime() % 100_000);
  }

  schedule(): void {
    const { createdAt, startsAt, slot, asking, confirmed } = this.shift;
    const evening = addHours(createdAt, 12);
    const nextMorning = addHours(createdAt, 24);
    this.#at(createdAt, () => this.#create());
    this.#forEach(asking, evening, (worker) => this.#ask(worker));
    this.#forEach(confirmed, nextMorning, (worker) => this.#confirm(worker));
    if (slot.state === 'cancelled') {
      this.#at(nextMorning, () => this.#cancel());
    }
    if (slot.state === 'running') {
      const arriving = confirmed.slice(0, 1);
      this.#forEach(arriving, addHours(startsAt, 8 * MINUTE), (worker) => this.#arrives(worker));
    }
    if (slot.state === 'unsubmitted' || slot.state === 'complete') {
      this.#isWorked();
    }
    if (slot.isLetDown) {
      this.#at(addHours(startsAt, -SHORT_NOTICE_HOURS), () => this.#letDown());
    }
  }

  /** All who come: on a let-down shift not the first one. */
  get #attending(): readonly DemoWorker[] {
    return this.shift.confirmed.slice(this.shift.slot.isLetDown ? 1 : 0);
  }

  /** The business writes down the hours when the shift is over, and submits them in a morning. */
  #isWorked(): void {
    const { endsAt, slot } = this.shift;
    const recordedAt = nextRound(endsAt);
    const isSubmitted = slot.state === 'complete';
    this.#forEach(this.#attending, recordedAt, async (worker, index) => {
      await this.#arrives(worker);
      if (!isSubmitted && index > 0) return;
      await this.#leaves(worker);
      await this.#rate(worker);
      await this.#rateBusiness(worker);
    });
    if (isSubmitted) {
      const last = addHours(this.people.until, -SUBMITTED_LAST_HOURS);
      this.#at(slot.isSubmittedLast ? last : morningAfter(recordedAt), () => this.#submit());
    }
  }

  /** One worker after the other, beside what happens on other shifts. */
  #forEach(
    workers: readonly DemoWorker[],
    instant: Date,
    step: (worker: DemoWorker, index: number) => Promise<void>,
  ): void {
    for (const [index, worker] of workers.entries()) this.#at(instant, () => step(worker, index));
  }

  #at(instant: Date, step: () => Promise<void>): void {
    if (instant < this.people.until) {
      this.timeline.addBeside(instant, step);
    }
  }

  async #create(): Promise<void> {
    const { terms, startsAt, slot, location, supervisor } = this.shift;
    const employer = this.people.employer();
    const answer = await this.api.call(
      createPost,
      {
        body: {
          employmentType: 'Temp',
          ...terms,
          date: startsAt.toISOString(),
          ...(slot.seriesDays && { postDateArray: this.#furtherDays(slot.seriesDays) }),
          location: employer.locations[location] ?? '',
          supervisor: employer.supervisors[supervisor] ?? '',
        },
      },
      employer,
    );
    const [first] = 'posts' in answer ? answer.posts : [answer];
    this.#postId = first?._id ?? '';
  }

  #furtherDays(count: number): string[] {
    const first = calendarDayIn(this.shift.startsAt, 'America/Vancouver');
    return Array.from({ length: count - 1 }, (_, index) => addDays(first, index + 1));
  }

  async #ask(worker: DemoWorker): Promise<void> {
    const asking = this.people.worker(worker);
    const params = { id: this.#postId };
    const { requests } = await this.api.call(requestShift, { params }, asking);
    const [own] = requests;
    if (own) {
      const { _id: requestId, requestUser: requestUserId, name } = own;
      this.#requests.set(asking.id, { requestId, requestUserId, name });
    }
  }

  async #confirm(worker: DemoWorker): Promise<void> {
    const body = this.#requests.get(this.people.worker(worker).id);
    if (!body) {
      throw new Error('Nobody is confirmed who has not asked');
    }
    const params = { postId: this.#postId };
    const employer = this.people.employer();
    const { confirmedArr } = await this.api.call(confirmWorker, { params, body }, employer);
    for (const { requestUser, _id } of confirmedArr) {
      this.#assignments.set(requestUser, _id);
    }
  }

  async #cancel(): Promise<void> {
    await this.api.call(deletePost, { params: { id: this.#postId } }, this.people.employer());
  }

  async #letDown(): Promise<void> {
    const [worker] = this.shift.confirmed;
    if (worker) {
      const params = { postId: this.#postId };
      await this.api.call(cancelAssignment, { params }, this.people.worker(worker));
    }
  }

  async #arrives(worker: DemoWorker): Promise<void> {
    const at = addHours(this.shift.startsAt, this.#random.between(-4, 5) * MINUTE);
    const params = { postId: this.#postId, confirmedId: this.#assignmentOf(worker) };
    const body = { clockIn: at.toISOString() };
    await this.api.call(clockIn, { params, body }, this.people.employer());
  }

  async #leaves(worker: DemoWorker): Promise<void> {
    const { endsAt, slot } = this.shift;
    // The new card is charged for what goes beyond the planned hours, and refuses.
    const late = slot.isSubmittedLast ? 30 : this.#random.between(-6, 14);
    const at = addHours(endsAt, late * MINUTE);
    const params = { postId: this.#postId, confirmedId: this.#assignmentOf(worker) };
    const body = { clockOut: at.toISOString() };
    await this.api.call(clockOut, { params, body }, this.people.employer());
  }

  async #rate(worker: DemoWorker): Promise<void> {
    const params = {
      tempUserId: this.people.worker(worker).id,
      postId: this.#postId,
      confirmedId: this.#assignmentOf(worker),
    };
    const body = { rating: this.#random.pick(STARS) };
    await this.api.call(rateWorker, { params, body }, this.people.employer());
  }

  async #rateBusiness(worker: DemoWorker): Promise<void> {
    const params = { postId: this.#postId };
    const body = { rating: this.#random.pick(STARS), comment: this.#random.pick(WORDS) };
    await this.api.call(rateBusiness, { params, body }, this.people.worker(worker));
  }

  async #submit(): Promise<void> {
    const params = { postId: this.#postId };
    await this.api.call(completeShift, { params }, this.people.employer());
  }

  #assignmentOf(worker: DemoWorker): string {
    return this.#assignments.get(this.people.worker(worker).id) ?? '';
  }
}

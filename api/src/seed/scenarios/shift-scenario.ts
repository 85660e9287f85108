import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import {
  cancelAssignment,
  completeShift,
  confirmWorker,
  createPost,
  deletePost,
  getPost,
  requestShift,
  type TempPost,
} from '@leafshift/contracts/posts';
import { rateBusiness, rateWorker } from '@leafshift/contracts/rating';
import { addDays, addHours, calendarDayIn } from '@leafshift/domain/time-zone';
import type { DemoApi } from '../demo-api.ts';
import type { PlannedShift } from '../demo-data/plan-shifts.ts';
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
    const { createdAt, startsAt, slot, asking } = this.shift;
    this.#at(createdAt, () => this.#create());
    for (const [index, worker] of asking.entries()) {
      this.#at(addHours(createdAt, 2 + index * 3), () => this.#ask(worker));
    }
    this.#scheduleConfirmations();
    if (slot.state === 'cancelled') {
      this.#at(addHours(createdAt, 20), () => this.#cancel());
    }
    if (slot.state === 'running') {
      this.#scheduleArrival(this.shift.confirmed.slice(0, 1));
    }
    if (slot.state === 'unsubmitted' || slot.state === 'complete') {
      this.#scheduleArrival(this.#attending);
      this.#scheduleDeparture();
    }
    if (slot.isLetDown) {
      this.#at(addHours(startsAt, -SHORT_NOTICE_HOURS), () => this.#letDown());
    }
  }

  /** All who come: on a let-down shift not the first one. */
  get #attending(): readonly DemoWorker[] {
    return this.shift.confirmed.slice(this.shift.slot.isLetDown ? 1 : 0);
  }

  #scheduleConfirmations(): void {
    const { createdAt, confirmed, asking } = this.shift;
    for (const worker of confirmed) {
      const askedAt = addHours(createdAt, 2 + asking.indexOf(worker) * 3);
      this.#at(addHours(askedAt, 9), () => this.#confirm(worker));
    }
  }

  #scheduleArrival(workers: readonly DemoWorker[]): void {
    const { startsAt } = this.shift;
    for (const worker of workers) {
      const arrived = addHours(startsAt, this.#random.between(-4, 5) * MINUTE);
      this.#beside(addHours(startsAt, 8 * MINUTE), () => this.#clockIn(worker, arrived));
    }
  }

  #scheduleDeparture(): void {
    const { endsAt, slot } = this.shift;
    const stays = slot.state === 'complete' ? this.#attending : this.#attending.slice(0, 1);
    for (const worker of stays) {
      const left = addHours(endsAt, this.#random.between(-6, 14) * MINUTE);
      this.#beside(addHours(endsAt, 17 * MINUTE), () => this.#clockOut(worker, left));
      this.#beside(addHours(endsAt, 27 * MINUTE), () => this.#rate(worker));
      this.#beside(addHours(endsAt, 37 * MINUTE), () => this.#rateBusiness(worker));
    }
    if (slot.state === 'complete') {
      const submittedAt = addHours(endsAt, this.#random.between(1, 5));
      const last = addHours(this.people.until, -SUBMITTED_LAST_HOURS);
      this.#at(slot.isSubmittedLast ? last : submittedAt, () => this.#submit());
    }
  }

  #at(instant: Date, step: () => Promise<void>): void {
    if (instant < this.people.until) {
      this.timeline.add(instant, step);
    }
  }

  #beside(instant: Date, step: () => Promise<void>): void {
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
    await this.api.call(requestShift, { params: { id: this.#postId } }, this.people.worker(worker));
  }

  async #confirm(worker: DemoWorker): Promise<void> {
    const { id } = this.people.worker(worker);
    const request = (await this.#post()).requests.find(({ requestUser }) => requestUser === id);
    const body = {
      requestUserId: id,
      requestId: request?._id ?? '',
      name: request?.name ?? '',
    };
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

  async #clockIn(worker: DemoWorker, at: Date): Promise<void> {
    const params = { postId: this.#postId, confirmedId: this.#assignmentOf(worker) };
    const body = { clockIn: at.toISOString() };
    await this.api.call(clockIn, { params, body }, this.people.employer());
  }

  async #clockOut(worker: DemoWorker, at: Date): Promise<void> {
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

  async #post(): Promise<TempPost> {
    const params = { id: this.#postId };
    const post = await this.api.call(getPost, { params }, this.people.employer());
    if (post.employmentType !== 'Temp') {
      throw new Error('A shift is a Temp posting');
    }
    return post;
  }
}

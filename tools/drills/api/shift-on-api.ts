import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import {
  confirmWorker,
  createPost,
  getPost,
  requestShift,
  type TempPost,
} from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import { get, type Person } from './caller.ts';
import type { Employer } from './people.ts';

const QUARTER_MS = 15 * 60_000;

/** A shift on a running API, taken through its steps as people do. */
export class ShiftOnApi {
  readonly #origin: string;
  readonly #employer: Employer;
  readonly id: string;

  private constructor(origin: string, employer: Employer, id: string) {
    this.#origin = origin;
    this.#employer = employer;
    this.id = id;
  }

  /** Posts a shift of eight hours. */
  static async post(
    origin: string,
    employer: Employer,
    { startsAt, spots = 1 }: { readonly startsAt: Date; readonly spots?: number },
  ): Promise<ShiftOnApi> {
    const body = shiftToPost(employer, startsAt, spots);
    const post = await get(origin, createPost, { body }, employer);
    if (!('_id' in post)) throw new Error('One day makes one shift');
    return new ShiftOnApi(origin, employer, post._id);
  }

  async read(): Promise<TempPost> {
    const post = await get(this.#origin, getPost, { params: { id: this.id } }, this.#employer);
    if (post.employmentType !== 'Temp') throw new Error('A shift is a Temp posting');
    return post;
  }

  async request(worker: Person): Promise<void> {
    await get(this.#origin, requestShift, { params: { id: this.id } }, worker);
  }

  /** What confirming a worker sends, once they have requested. */
  async confirmation(worker: Person) {
    const { requests } = await this.read();
    const request = requests.find(({ requestUser }) => requestUser === worker.id);
    if (!request) throw new Error(`${worker.name} has not requested the shift`);
    return {
      params: { postId: this.id },
      body: { requestId: request._id, requestUserId: worker.id, name: worker.name },
    };
  }

  /** Requests and confirms. */
  async take(worker: Person): Promise<void> {
    await this.request(worker);
    const call = await this.confirmation(worker);
    await get(this.#origin, confirmWorker, call, this.#employer);
  }

  /** From clock-in to the rating once the shift is over, so that it can be submitted. */
  async attend(worker: Person): Promise<void> {
    const { date, endDate, confirmedArr } = await this.read();
    const assignment = confirmedArr.find(({ requestUser }) => requestUser === worker.id);
    if (!assignment) throw new Error(`${worker.name} is not confirmed`);
    const params = { postId: this.id, confirmedId: assignment._id };
    await get(this.#origin, clockIn, { params, body: { clockIn: date } }, this.#employer);
    await get(this.#origin, clockOut, { params, body: { clockOut: endDate } }, this.#employer);
    const rated = { params: { ...params, tempUserId: worker.id }, body: { rating: 5 } };
    await get(this.#origin, rateWorker, rated, this.#employer);
  }
}

/** What posting a shift of eight hours sends; it starts at the next quarter of an hour. */
export function shiftToPost(employer: Employer, startsAt: Date, spots = 1) {
  return {
    employmentType: 'Temp' as const,
    date: new Date(Math.ceil(startsAt.getTime() / QUARTER_MS) * QUARTER_MS).toISOString(),
    duration: 8,
    rate: 25,
    totalWorkers: spots,
    jobType: 'Cultivation' as const,
    jobTitle: 'Trimmer' as const,
    supervisor: employer.supervisor,
    jobDescription: '<p>Trim and sort.</p>',
    location: employer.location,
  };
}

import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import type { Invoice } from '@leafshift/contracts/invoice';
import {
  completeShift,
  confirmWorker,
  getPost,
  markNoShow,
  releaseWorker,
  requestShift,
  type TempPost,
} from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import { aShift } from './a-shift.ts';
import type { Employer, Worker } from './people.ts';
import type { TestApi } from './test-api.ts';

/**
 * The steps of a shift as people take them, each answered with the shift. Throw where the API refuses.
 * A time that is clocked comes first where the clock is not there yet.
 */
export class ShiftSteps {
  readonly #api: TestApi;
  readonly #employer: Employer;
  readonly postId: string;

  constructor(api: TestApi, employer: Employer, post: Pick<TempPost, '_id'>) {
    this.#api = api;
    this.#employer = employer;
    this.postId = post._id;
  }

  /** Steps of a shift that the employer posts. */
  static async post(
    api: TestApi,
    employer: Employer,
    shift: ReturnType<typeof aShift> = aShift(),
  ): Promise<ShiftSteps> {
    return new ShiftSteps(api, employer, await shift.by(employer, api));
  }

  /** The shift as its employer sees it. */
  async shift(): Promise<TempPost> {
    const post = await this.#api.get(getPost, { params: { id: this.postId } }, this.#employer);
    if (post.employmentType !== 'Temp') {
      throw new Error('A shift is a Temp posting');
    }
    return post;
  }

  request(worker: Worker): Promise<TempPost> {
    return this.#api.get(requestShift, { params: { id: this.postId } }, worker);
  }

  /** What confirming the worker sends. */
  async confirmation(worker: Worker) {
    const { requests } = await this.shift();
    const request = requests.find((entry) => entry.requestUser === worker.id);
    if (!request) {
      throw new Error(`${worker.name} has not requested the shift`);
    }
    return {
      params: { postId: this.postId },
      body: { requestId: request._id, requestUserId: worker.id, name: worker.name },
    };
  }

  async confirm(worker: Worker): Promise<TempPost> {
    return this.#api.get(confirmWorker, await this.confirmation(worker), this.#employer);
  }

  /** Confirms, whatever the answer. */
  async tryToConfirm(worker: Worker) {
    return this.#api.request(confirmWorker, await this.confirmation(worker), this.#employer);
  }

  /** Requests and confirms. */
  async take(worker: Worker): Promise<TempPost> {
    await this.request(worker);
    return this.confirm(worker);
  }

  async assignmentOf(worker: Worker): Promise<{ postId: string; confirmedId: string }> {
    const { confirmedArr } = await this.shift();
    const assignment = confirmedArr.find((entry) => entry.requestUser === worker.id);
    if (!assignment) {
      throw new Error(`${worker.name} is not confirmed`);
    }
    return { postId: this.postId, confirmedId: assignment._id };
  }

  async clockIn(worker: Worker, at: string): Promise<TempPost> {
    this.#waitUntil(at);
    const params = await this.assignmentOf(worker);
    return this.#api.get(clockIn, { params, body: { clockIn: at } }, this.#employer);
  }

  async clockOut(worker: Worker, at: string): Promise<TempPost> {
    this.#waitUntil(at);
    const params = await this.assignmentOf(worker);
    return this.#api.get(clockOut, { params, body: { clockOut: at } }, this.#employer);
  }

  async rate(worker: Worker, rating = 4): Promise<TempPost> {
    const params = { ...(await this.assignmentOf(worker)), tempUserId: worker.id };
    return this.#api.get(rateWorker, { params, body: { rating } }, this.#employer);
  }

  /** From the request to the rating, with the planned times; it is the shift's end then. */
  async work(worker: Worker, rating = 4): Promise<TempPost> {
    await this.take(worker);
    return this.attend(worker, rating);
  }

  /** From clock-in to the rating of a worker who is confirmed, with the planned times. */
  async attend(worker: Worker, rating = 4): Promise<TempPost> {
    const { date, endDate } = await this.shift();
    await this.clockIn(worker, date);
    await this.clockOut(worker, endDate);
    return this.rate(worker, rating);
  }

  /** The employer takes a confirmed worker off the shift. */
  async release(worker: Worker, reason = 'Fewer guests than expected'): Promise<TempPost> {
    const params = await this.assignmentOf(worker);
    return this.#api.get(releaseWorker, { params, body: { reason } }, this.#employer);
  }

  async noShow(worker: Worker): Promise<TempPost> {
    return this.#api.get(markNoShow, { params: await this.assignmentOf(worker) }, this.#employer);
  }

  #waitUntil(time: string): void {
    if (this.#api.clock.now() < new Date(time)) {
      this.#api.clock.set(time);
    }
  }

  /** Submits a shift to which somebody came. */
  async submit(): Promise<{ post: TempPost; invoice: Invoice }> {
    const params = { postId: this.postId };
    const { post, invoice } = await this.#api.get(completeShift, { params }, this.#employer);
    if (!invoice) {
      throw new Error('Nobody came to the shift, so there is no invoice');
    }
    return { post, invoice };
  }
}

import type { PermanentPostForm, TempPost, TempPostForm } from '@leafshift/contracts/posts';
import { createPost } from '@leafshift/contracts/posts';
import type { Employer } from './people.ts';
import type { TestApi } from './test-api.ts';

const HOUR_MS = 3_600_000;

class ShiftBuilder {
  #inHours = 48;
  #fields: Partial<TempPostForm> = {};

  /** Hours from the API's now to the start. */
  startingIn(hours: number): this {
    this.#inHours = hours;
    return this;
  }

  with(fields: Partial<TempPostForm>): this {
    this.#fields = { ...this.#fields, ...fields };
    return this;
  }

  /** The body that the form of an employer sends. */
  form(api: TestApi, employer: Employer): TempPostForm {
    return {
      employmentType: 'Temp',
      date: new Date(api.clock.now().getTime() + this.#inHours * HOUR_MS).toISOString(),
      duration: 8,
      rate: 25,
      totalWorkers: 1,
      jobType: 'Cultivation',
      jobTitle: 'Trimmer',
      supervisor: employer.supervisorId,
      jobDescription: '<p>Trim and sort.</p>',
      location: employer.locationId,
      ...this.#fields,
    };
  }

  /** Posts it. Throws where the API refuses. */
  async by(employer: Employer, api: TestApi): Promise<TempPost> {
    const post = await api.get(createPost, { body: this.form(api, employer) }, employer);
    if (!('employmentType' in post) || post.employmentType !== 'Temp') {
      throw new Error('One day makes one shift');
    }
    return post;
  }
}

/** A shift of one spot in two days, eight hours of trimming for 25 dollars an hour. */
export const aShift = (): ShiftBuilder => new ShiftBuilder();

/** The body of a permanent posting. */
export const aPermanentForm = (fields: Partial<PermanentPostForm> = {}): PermanentPostForm => ({
  employmentType: 'Permanent',
  jobType: 'Store Manager',
  location: { text: 'Downtown Toronto', province: 'ON' },
  rate: 28,
  rateHigh: 35,
  jobDescription: '<p>Lead a team of eight.</p>',
  ...fields,
});

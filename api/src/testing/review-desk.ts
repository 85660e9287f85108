import { decideReview, type Review, reviews, updateUser } from '@leafshift/contracts/admin';
import { type Admin, anAdmin, type Person } from './people.ts';
import type { TestApi } from './test-api.ts';

export type DocumentField = Exclude<Review['kind'], 'certificate'>;

/** Where the back office reviews documents. */
export class ReviewDesk {
  private constructor(
    private readonly api: TestApi,
    readonly admin: Admin,
  ) {}

  static async in(api: TestApi): Promise<ReviewDesk> {
    return new ReviewDesk(api, await anAdmin().in(api));
  }

  /** The document that waits. Throws where it does not. */
  async reviewOf(person: Person, kind: Review['kind']): Promise<Review> {
    const found = (await this.#waiting(person)).find((review) => review.kind === kind);
    if (!found) {
      throw new Error(`${kind} of ${person.name} does not wait`);
    }
    return found;
  }

  approve(id: string) {
    return this.#decide(id, { decision: 'Approved' });
  }

  reject(id: string) {
    return this.#decide(id, { decision: 'Rejected', reason: 'The name is not readable' });
  }

  suspend({ id }: Person) {
    const body = { suspended: true, reason: 'Fights at work' };
    return this.api.request(updateUser, { params: { id }, body }, this.admin);
  }

  /** Somebody all of whose documents are approved. */
  async approved<Who extends Person>(person: Who): Promise<Who> {
    for (const { _id, kind } of await this.#waiting(person)) {
      const { ok } = await this.approve(_id);
      if (!ok) {
        throw new Error(`${kind} of ${person.name} could not be approved`);
      }
    }
    return person;
  }

  #decide(id: string, body: { decision: 'Approved' } | { decision: 'Rejected'; reason: string }) {
    return this.api.request(decideReview, { params: { id }, body }, this.admin);
  }

  async #waiting(person: Person): Promise<readonly Review[]> {
    const all: Review[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 100, cursor };
      const page = await this.api.get(reviews, { query }, this.admin);
      all.push(...page.reviews);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return all.filter(({ user }) => user === person.id);
  }
}

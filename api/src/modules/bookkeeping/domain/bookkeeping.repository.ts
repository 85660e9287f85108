import type { EmployerId } from '../../../core/ids.ts';
import type { Bookkeeping } from './bookkeeping.ts';

/** One record a business. */
export abstract class BookkeepingRepository {
  /** Nothing but null in it where nothing was ever said. */
  abstract of(employerId: EmployerId): Promise<Bookkeeping>;

  /** Replaces all of it, in the running transaction where there is one. */
  abstract save(employerId: EmployerId, bookkeeping: Bookkeeping): Promise<void>;

  abstract removeOf(employerId: EmployerId): Promise<void>;
}

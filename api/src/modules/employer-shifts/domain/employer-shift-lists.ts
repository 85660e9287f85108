import type {
  EmployerDesk,
  EmployerShiftFilters,
  ShiftCounts,
  ShiftTab,
} from '@leafshift/contracts/employer-shifts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { Shift, ShiftId } from '../../posts/index.ts';

/** Shifts that something outside of them makes the employer look at. */
export interface OpenMatters {
  /** On which a worker disputes the hours and waits for an answer. */
  readonly disputed: readonly ShiftId[];
  /** For which the card refused what was to be set aside. */
  readonly refused: readonly ShiftId[];
}

/** What the database is asked for; workers are resolved to their shifts before. */
export interface ShiftRowsFilter {
  readonly location?: string | undefined;
  readonly supervisor?: string | undefined;
  readonly state?: EmployerShiftFilters['state'];
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only these. */
  readonly among?: readonly ShiftId[] | undefined;
  readonly words: readonly string[];
  /** These have the words as well, because of the people on them. */
  readonly named: readonly ShiftId[];
}

/** When it is asked, and what else waits. */
export interface Asking {
  readonly now: Date;
  readonly matters: OpenMatters;
}

/** An employer's shifts by tab (POST-57); every query reads an index, and little more than it answers. */
export abstract class EmployerShiftLists {
  abstract list(
    employerId: EmployerId,
    tab: ShiftTab,
    filter: ShiftRowsFilter,
    asking: Asking,
    page: PageRequest,
  ): Promise<Page<Shift>>;

  abstract count(
    employerId: EmployerId,
    filter: ShiftRowsFilter,
    asking: Asking,
  ): Promise<ShiftCounts>;

  /** What waits, counted; spots on shifts that begin before `until`. */
  abstract desk(employerId: EmployerId, until: Date, asking: Asking): Promise<EmployerDesk>;

  abstract openMatters(employerId: EmployerId, now: Date): Promise<OpenMatters>;

  /** Everybody who ever asked for a shift of the employer. */
  abstract workersOf(employerId: EmployerId): Promise<readonly WorkerId[]>;

  /** Those of them whose name has all the words; in the order of names, at most `most`. */
  abstract named(
    workerIds: readonly WorkerId[],
    words: readonly string[],
    most: number,
  ): Promise<readonly { readonly id: WorkerId; readonly name: string }[]>;

  /** The shifts that one of the workers has asked for or is confirmed on, latest first, at most `most`. */
  abstract shiftsOf(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
    most: number,
  ): Promise<readonly ShiftId[]>;

  /** What the invoices of submitted shifts come to, in cents, by the invoice's id. */
  abstract billed(invoiceIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

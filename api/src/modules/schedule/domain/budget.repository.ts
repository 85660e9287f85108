import type { CalendarDay } from '@leafshift/domain/time-zone';
import type { EmployerId } from '../../../core/ids.ts';

/** What a store may cost in a week, in cents. */
export interface Budget {
  readonly locationId: string;
  readonly amount: number;
}

/** Budgets by store and week; a week is named by its Sunday. */
export abstract class BudgetRepository {
  abstract ofWeek(employerId: EmployerId, week: CalendarDay): Promise<readonly Budget[]>;

  /** Null takes it away. */
  abstract set(
    employerId: EmployerId,
    week: CalendarDay,
    locationId: string,
    amount: number | null,
  ): Promise<void>;

  abstract removeOf(employerId: EmployerId): Promise<void>;
}

import type { AssignmentOnShift } from '../../../assignments/index.ts';
import type { Timesheet } from '../../domain/timesheet.ts';

/** An assignment with its shift and timesheet, where there is one. */
export interface OwnHours extends AssignmentOnShift {
  readonly sheet: Timesheet | null;
}

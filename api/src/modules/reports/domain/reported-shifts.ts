import type { EmployerId } from '../../../core/ids.ts';
import type { Span } from './weeks.ts';

/** An employer's shifts that start in a span and were not cancelled. */
export interface EmployerActivity {
  readonly shifts: number;
  readonly spots: number;
  readonly filled: number;
  /** Requests that wait for an answer. */
  readonly requests: number;
}

/** What happens on shifts in a span, counted. */
export abstract class ReportedShifts {
  abstract ofEmployer(employerId: EmployerId, span: Span): Promise<EmployerActivity>;
  /** Open shifts that start in a span, in a province or everywhere. */
  abstract countOpen(span: Span, province: string | null): Promise<number>;
}

import type { EmployerId, WorkerId } from '../../../../core/ids.ts';

/** Instants from and (exclusive) to which something is looked at. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** An employer's shifts that start in a span and were not cancelled. */
export interface EmployerActivity {
  readonly shifts: number;
  readonly places: number;
  readonly filled: number;
  /** Requests that wait for an answer. */
  readonly requests: number;
}

/** The shifts on which a worker is confirmed. */
export interface WorkerActivity {
  readonly shifts: number;
  readonly first: {
    readonly startsAt: Date;
    readonly timeZone: string;
    readonly locationName: string;
  } | null;
}

/** What somebody did or will do in a span, counted. */
export abstract class Activity {
  abstract ofEmployer(employerId: EmployerId, span: Span): Promise<EmployerActivity>;
  abstract ofWorker(workerId: WorkerId, span: Span): Promise<WorkerActivity>;
  /** Open shifts that start in a span, in a province or everywhere. */
  abstract countOpen(span: Span, province: string | null): Promise<number>;
}

import type { Span } from '@leafshift/domain/month-span';
import type { WorkerId } from '../../../../core/ids.ts';
import type { ShiftId } from '../../../posts/index.ts';

/** The shifts on which a worker is confirmed and that start in a span. */
export interface WorkerActivity {
  readonly shifts: number;
  readonly first: ShiftId | null;
}

/** What workers do in a span, counted. */
export abstract class WorkerActivities {
  abstract ofWorker(workerId: WorkerId, span: Span): Promise<WorkerActivity>;
}

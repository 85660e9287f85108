import type { Span } from '@leafshift/domain/month-span';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../../core/ids.ts';
import { type Shift, Shifts } from '../../../posts/index.ts';
import { WorkerActivities } from '../../domain/ports/worker-activity.ts';

/** The confirmed shifts of a worker in a span. */
export interface ConfirmedWork {
  readonly shifts: number;
  /** The earliest of them. */
  readonly first: Shift | null;
}

/** What a worker does in a span, for reports. */
@Injectable()
export class WorkerActivity {
  constructor(
    private readonly activities: WorkerActivities,
    private readonly shifts: Shifts,
  ) {}

  async ofWorker(workerId: WorkerId, span: Span): Promise<ConfirmedWork> {
    const { shifts, first } = await this.activities.ofWorker(workerId, span);
    return { shifts, first: first && (await this.shifts.find(first)) };
  }
}

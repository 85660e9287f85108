import type { UserId } from '../../../core/ids.ts';

/** How far the sending of a week's reports has come. */
export interface ReportRun {
  /** The last user whose report was asked for; null at the start. */
  readonly after: UserId | null;
  readonly isDone: boolean;
}

/** The weeks whose reports were sent, by their Monday. */
export abstract class ReportRunRepository {
  abstract find(week: string): Promise<ReportRun | null>;
  abstract save(week: string, run: ReportRun): Promise<void>;
}

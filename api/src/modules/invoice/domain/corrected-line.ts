import type { LineKind } from '@leafshift/domain/paid-time';
import type { WorkerId } from '../../../core/ids.ts';

/** A worker's time as it was agreed or decided after the shift was submitted. */
export interface CorrectedLine {
  /** The id of the worker's assignment. */
  readonly id: string;
  readonly workerId: WorkerId;
  readonly name: string;
  readonly kind: LineKind;
  readonly checkInTime: Date;
  readonly checkOutTime: Date;
  readonly breakMinutes: number;
  /** What is paid, two decimals. */
  readonly hours: number;
}

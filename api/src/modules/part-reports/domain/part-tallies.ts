import type { PartReport } from '@leafshift/contracts/portal';
import type { PartCount } from '@leafshift/domain/part-failures';

/** One release of a remote, and why windows have it. */
export type TalliedPart = Pick<PartReport, 'remote' | 'release' | 'side'>;

export interface PartTally extends TalliedPart, PartCount {}

/** What windows of all processes said within the last two days, in steps of ten minutes. */
export abstract class PartTallies {
  abstract add(tallies: readonly PartTally[], at: Date): Promise<void>;
  /** The sums since then. */
  abstract since(at: Date): Promise<readonly PartTally[]>;
}

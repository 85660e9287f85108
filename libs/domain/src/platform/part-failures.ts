/** How often windows had a part of the portal, and how often it failed them. */
export interface PartCount {
  readonly loads: number;
  readonly failures: number;
  /** Of the failures, those of parts that had been loaded (`failsAfterLoading`): the loads have them already. */
  readonly crashes: number;
}

/** With fewer attempts within an hour one bad window would make an alarm. */
const LEAST_ATTEMPTS = 20;
const MOST_FAILED = 0.05;

/** Whether what failed so had been loaded before; all else failed instead of being loaded. */
export const failsAfterLoading = (kind: string): boolean => kind === 'crashed';

/** How often windows were to have a part. What was loaded before the count began may crash within it. */
export const attemptsOf = ({ loads, failures, crashes }: PartCount): number =>
  Math.max(failures, loads + failures - crashes);

/** The share of attempts that failed, from 0 to 1; 0 without any. */
export const failureRate = (count: PartCount): number =>
  count.failures === 0 ? 0 : count.failures / attemptsOf(count);

/** Whether an hour's attempts are enough to judge a part by, and more than 5 % of them failed. */
export const isFailing = (hour: PartCount): boolean =>
  attemptsOf(hour) >= LEAST_ATTEMPTS && failureRate(hour) > MOST_FAILED;

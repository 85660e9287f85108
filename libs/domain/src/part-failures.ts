/** How often windows could show a part of the portal, and how often not. */
export interface PartCount {
  readonly loads: number;
  readonly failures: number;
}

/** With fewer attempts within an hour one bad window would make an alarm. */
const LEAST_ATTEMPTS = 20;
const MOST_FAILED = 0.05;

/** The share of attempts that failed, from 0 to 1; 0 without any. */
export const failureRate = ({ loads, failures }: PartCount): number =>
  loads + failures === 0 ? 0 : failures / (loads + failures);

/** Whether an hour's attempts are enough to judge a part by, and more than 5 % of them failed. */
export const isFailing = (hour: PartCount): boolean =>
  hour.loads + hour.failures >= LEAST_ATTEMPTS && failureRate(hour) > MOST_FAILED;

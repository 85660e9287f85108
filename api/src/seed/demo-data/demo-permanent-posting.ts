export interface DemoPermanentPosting {
  /** Index of the business. */
  readonly business: number;
  /** Index of one of its locations. */
  readonly location: number;
  readonly title: string;
  readonly rate: number;
  readonly rateHigh: number;
  readonly daysAgo: number;
  /** Somebody has reported it to the back office. */
  readonly isReported?: true;
  /** Rich text. */
  readonly description: string;
}

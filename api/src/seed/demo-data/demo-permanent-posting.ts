import type { PermanentPostForm } from '@leafshift/contracts/posts';

export interface DemoPermanentPosting {
  /** Index of the business. */
  readonly business: number;
  /** Index of one of its locations. */
  readonly location: number;
  readonly title: string;
  readonly rate: number;
  readonly rateHigh: number;
  readonly daysAgo: number;
  /** What it says of the employment besides pay. */
  readonly facts?: Pick<
    PermanentPostForm,
    'employmentKind' | 'weeklyHours' | 'benefits' | 'credentials'
  >;
  /** Somebody has reported it to the back office. */
  readonly isReported?: true;
  /** Rich text. */
  readonly description: string;
}

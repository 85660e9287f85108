/** The categories of Temp postings (POST-9). */
export const JOB_TYPES = [
  'Authorized Retailer',
  'Sales and Marketing',
  'Cultivation',
  'Processing',
  'Miscellaneous Other Services',
  'Compliance and Regulatory',
] as const;

export type JobType = (typeof JOB_TYPES)[number];

/** The roles of Temp postings. */
export const JOB_TITLES = [
  'Budtender',
  'Trimmer',
  'Event Staff',
  'Packing Agent',
  'Brand Ambassador',
] as const;

export type JobTitle = (typeof JOB_TITLES)[number];

/** The employment types that can be posted; 'Temptohire' is offered as coming soon only. */
export const EMPLOYMENT_TYPES = ['Temp', 'Permanent'] as const;

export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** The job type whose shifts have a minimum age. */
export const RETAIL_JOB_TYPE: JobType = 'Authorized Retailer';

/** Minimum hourly rates in dollars by job type (POST-21). */
export const JOB_TYPE_MINIMUM_RATES: Readonly<Record<JobType, number>> = {
  'Authorized Retailer': 23,
  'Sales and Marketing': 25,
  Cultivation: 25,
  Processing: 25,
  'Miscellaneous Other Services': 25,
  'Compliance and Regulatory': 30,
};

/** An account's own minimum rate for the job type of that name, in dollars. */
export interface PriceOverride {
  readonly name: string;
  readonly price: number;
}

import type { JobType } from '@leafshift/contracts/posts';

/** The keys of the job types' names; stored and on the wire they are English. */
export const JOB_TYPE_TEXTS = {
  'Authorized Retailer': 'jobTypes.retailer',
  'Sales and Marketing': 'jobTypes.sales',
  Cultivation: 'jobTypes.cultivation',
  Processing: 'jobTypes.processing',
  'Miscellaneous Other Services': 'jobTypes.miscellaneous',
  'Compliance and Regulatory': 'jobTypes.compliance',
} as const satisfies Readonly<Record<JobType, string>>;

/** The key of a job type's name, or null when it is not one of ours. */
export const jobTypeText = (name: string): string | null =>
  Object.entries(JOB_TYPE_TEXTS).find(([jobType]) => jobType === name)?.[1] ?? null;

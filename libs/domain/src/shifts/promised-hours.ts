/** Within how many hours the back office looks at what waits in each of its queues (OFFICE-20). */
export const PROMISED_HOURS = {
  documents: 48,
  postings: 24,
  reports: 24,
  messageReports: 24,
  disputes: 48,
  appeals: 72,
  accountReviews: 48,
  payoutChecks: 48,
  support: 24,
} as const;

/** What somebody who asks for support may be about. */
export const SUPPORT_TOPICS = ['account', 'shifts', 'pay', 'documents', 'safety', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** How long somebody of the back office has a question for themselves without saying so again, in minutes (OFFICE-40). */
export const SUPPORT_CLAIM_MINUTES = 5;

/** How many questions of one person may wait at once (OFFICE-40). */
export const MOST_WAITING_QUESTIONS = 5;

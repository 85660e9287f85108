/** Where a posting stands between its employer and the board. */
export const POSTING_STATES = ['published', 'in-review', 'rejected', 'taken-down'] as const;

export type PostingState = (typeof POSTING_STATES)[number];

/** What is known of a business when it sends a Permanent posting. */
export interface PostingTrust {
  readonly isLicenceApproved: boolean;
  /** The back office has approved a posting of the business that is still published. */
  readonly hasApprovedPosting: boolean;
}

/** What can happen to a posting's state. */
export const POSTING_EVENTS = ['edit', 'approve', 'reject', 'takeDown'] as const;

export type PostingEvent = (typeof POSTING_EVENTS)[number];

const TRANSITIONS: Readonly<
  Record<PostingEvent, Readonly<Partial<Record<PostingState, PostingState>>>>
> = {
  // Sending a rejected posting again is editing it; what was taken down stays down.
  edit: { published: 'published', 'in-review': 'in-review', rejected: 'in-review' },
  approve: { 'in-review': 'published' },
  reject: { 'in-review': 'rejected' },
  takeDown: {
    published: 'taken-down',
    'in-review': 'taken-down',
    rejected: 'taken-down',
  },
};

/** The state of a posting that is new, or sent again after a rejection (TRUST-19). */
export const sentState = (trust: PostingTrust): 'published' | 'in-review' =>
  trust.isLicenceApproved || trust.hasApprovedPosting ? 'published' : 'in-review';

/** Where an event leads a posting, or null where it does not count in that state. */
export const nextPostingState = (state: PostingState, event: PostingEvent): PostingState | null =>
  TRANSITIONS[event][state] ?? null;

/** What somebody can report a posting for; anything else is said in words. */
export const REPORT_REASONS = [
  'scam',
  'misleading',
  'discriminating',
  'illegal',
  'contact',
  'other',
] as const;

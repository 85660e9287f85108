import type { DocumentStatus } from '@leafshift/contracts/profile';
import type { Meaning } from '../theme/palette.ts';

/**
 * What a mark can say. Workers: `confirmed`, `requested`. Employers: `open` (no requests yet),
 * `requests-waiting`, `filled`. Both: `complete`, `cancelled`, `waiting` (for somebody else),
 * `problem`.
 */
export const MARK_KINDS = [
  'confirmed',
  'requested',
  'open',
  'requests-waiting',
  'filled',
  'complete',
  'cancelled',
  'waiting',
  'problem',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** The colour that goes with each mark; its shape is its own. */
export const MARK_MEANINGS: Readonly<Record<MarkKind, Meaning>> = {
  confirmed: 'confirmed',
  requested: 'requested',
  open: 'complete',
  'requests-waiting': 'needsAction',
  filled: 'confirmed',
  complete: 'complete',
  cancelled: 'complete',
  waiting: 'requested',
  problem: 'problem',
};

/** How far a document is, as a mark. */
export const DOCUMENT_MARKS: Readonly<Record<DocumentStatus, MarkKind>> = {
  'Not Submitted': 'open',
  Pending: 'waiting',
  Approved: 'confirmed',
  Rejected: 'problem',
};

import { type TextCode, textCode } from '@leafshift/domain/text-code';

interface ReleaseWords {
  /** What the worker is told; the employer is not, because it is the worker's own affair. */
  readonly reason: TextCode;
  /** The page of the portal on which the worker reads what to do. */
  readonly remedy: string;
}

/** Why a worker is taken off all shifts that have not begun. */
export const RELEASE_REASONS = {
  'document-rejected': { reason: textCode('RELEASED_DOCUMENT_REJECTED'), remedy: '/profile' },
  'account-suspended': { reason: textCode('RELEASED_ACCOUNT_SUSPENDED'), remedy: '/suspension' },
} as const satisfies Record<string, ReleaseWords>;

export type ReleaseReason = keyof typeof RELEASE_REASONS;

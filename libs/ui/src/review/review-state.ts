import type { Profile } from '@leafshift/contracts/profile';

/** The documents that are reviewed, by whose they are. */
export const REVIEWED = {
  worker: ['identificationDocument', 'backgroundCheck'],
  business: ['businessLicence'],
} as const;
export type Reviewed = keyof typeof REVIEWED;

/** How long an approval is news. */
const APPROVAL_SHOWN_MS = 7 * 86_400_000;

/** What a notice has to say of somebody's documents together; null for nothing. */
export function reviewState(
  profile: Profile,
  who: Reviewed,
): 'Rejected' | 'Pending' | 'Approved' | null {
  const documents: readonly Pick<Profile['businessLicence'], 'status' | 'decidedAt'>[] = REVIEWED[
    who
  ].map((kind) => profile[kind]);
  const has = (state: string): boolean => documents.some(({ status }) => status === state);
  if (has('Rejected')) return 'Rejected';
  if (has('Pending')) return 'Pending';
  const latest = Math.max(...documents.map(({ decidedAt }) => Date.parse(decidedAt ?? '') || 0));
  const isNews = Date.now() - latest < APPROVAL_SHOWN_MS;
  return isNews && documents.every(({ status }) => status === 'Approved') ? 'Approved' : null;
}

import type { ClosingTerms } from '@leafshift/contracts/users';

type Parts = Partial<ClosingTerms>;

/** What all modules say on the closing of an account, as one. */
export const mergeClosingTerms = (parts: readonly Parts[]): ClosingTerms => ({
  blockers: parts.flatMap(({ blockers = [] }) => blockers),
  shifts: parts.flatMap(({ shifts = [] }) => shifts),
  requests: sum(parts.map(({ requests }) => requests)),
  postings: sum(parts.map(({ postings }) => postings)),
  suspension: parts.find(({ suspension }) => suspension)?.suspension ?? null,
});

const sum = (counts: readonly (number | undefined)[]): number =>
  counts.reduce<number>((total, count) => total + (count ?? 0), 0);

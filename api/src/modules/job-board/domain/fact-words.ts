import type { Credential } from '@leafshift/domain/credentials';
import type { Benefit, EmploymentKind, WeeklyHoursGroup } from '@leafshift/domain/job-facts';

/** Facts by which a Permanent posting is found. */
export interface SearchedFacts {
  readonly kind?: EmploymentKind | null | undefined;
  readonly hours?: WeeklyHoursGroup | null | undefined;
  readonly benefits?: readonly Benefit[] | undefined;
  readonly credentials?: readonly Credential[] | undefined;
}

const factWord = (fact: string, value: string): string =>
  `${fact}${value.replace(/[^a-z0-9]/gi, '')}`.toUpperCase();

/**
 * Facts as further words of a posting, so that a filter is a word more to search for and needs no
 * index of its own (ADR 0321). They are in capitals: what people type is compared in small letters
 * and never meets them.
 */
export const factWords = ({
  kind,
  hours,
  benefits = [],
  credentials = [],
}: SearchedFacts): readonly string[] => [
  ...(kind ? [factWord('kind', kind)] : []),
  ...(hours ? [factWord('hours', hours)] : []),
  ...benefits.map((benefit) => factWord('benefit', benefit)),
  ...credentials.map((credential) => factWord('credential', credential)),
];

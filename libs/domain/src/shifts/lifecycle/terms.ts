import type { Cents } from '../../money/money.ts';
import { findProvince } from '../../places/provinces.ts';
import type { Instant } from '../../zones/instant.ts';
import { toMilliseconds } from '../../zones/instant.ts';

/** Where a shift is, as its address reads. */
export interface WorkPlace {
  readonly fullAddress: string;
  readonly city: string;
  /** Name or code. */
  readonly province: string;
}

/** What a worker goes by when they ask for a shift: when, where, as what and for how much. */
export interface WorkTerms {
  readonly startsAt: Instant;
  /** Real hours. */
  readonly durationHours: number;
  readonly jobType: string;
  readonly jobTitle: string;
  readonly place: WorkPlace;
  /** Hourly rate. */
  readonly rate: Cents;
}

/** What can change so that workers are asked again. */
export const TERM_CHANGES = ['start', 'duration', 'place', 'job', 'rate'] as const;

export type TermChange = (typeof TERM_CHANGES)[number];

/**
 * What of the terms has changed so that who asked on those before has to agree: start, duration,
 * place, job type or title, or a lower rate. A higher rate asks nobody.
 */
export function materialChanges(before: WorkTerms, after: WorkTerms): readonly TermChange[] {
  const changed: Readonly<Record<TermChange, boolean>> = {
    start: toMilliseconds(before.startsAt) !== toMilliseconds(after.startsAt),
    duration: before.durationHours !== after.durationHours,
    place: !isSamePlace(before.place, after.place),
    job: before.jobType !== after.jobType || before.jobTitle !== after.jobTitle,
    rate: after.rate < before.rate,
  };
  return TERM_CHANGES.filter((change) => changed[change]);
}

/** The terms of something that says more than those. */
export const termsOf = ({
  startsAt,
  durationHours,
  jobType,
  jobTitle,
  place,
  rate,
}: WorkTerms): WorkTerms => ({ startsAt, durationHours, jobType, jobTitle, place, rate });

const isSamePlace = (one: WorkPlace, other: WorkPlace): boolean =>
  one.fullAddress === other.fullAddress &&
  one.city === other.city &&
  codeOf(one.province) === codeOf(other.province);

const codeOf = (province: string): string => findProvince(province)?.code ?? province;

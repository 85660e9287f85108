import { CREDENTIALS, type Credential } from '../onboarding/credentials/kinds.ts';

/** How somebody is employed by a Permanent posting (POST-70). */
export const EMPLOYMENT_KINDS = ['full-time', 'part-time', 'fixed-term', 'casual'] as const;

export type EmploymentKind = (typeof EMPLOYMENT_KINDS)[number];

/** What a business can say that it gives besides pay. */
export const BENEFITS = [
  'health-and-dental',
  'paid-vacation',
  'paid-sick-days',
  'pension-plan',
  'bonus',
  'staff-discount',
  'paid-training',
  'flexible-hours',
  'transit-or-parking',
  'parental-top-up',
] as const;

export type Benefit = (typeof BENEFITS)[number];

/** Hours a week go up in such steps. */
export const WEEKLY_HOURS_STEP = 0.5;
export const MIN_WEEKLY_HOURS = 1;
export const MAX_WEEKLY_HOURS = 60;

/** Groups of hours a week by which the board is filtered. */
export const WEEKLY_HOURS_GROUPS = ['under-20', '20-to-34', '35-and-more'] as const;

export type WeeklyHoursGroup = (typeof WEEKLY_HOURS_GROUPS)[number];

/** The group of so many hours a week; what lies between two belongs to the lower one. */
export function weeklyHoursGroup(hours: number): WeeklyHoursGroup {
  if (hours < 20) {
    return 'under-20';
  }
  return hours < 35 ? '20-to-34' : '35-and-more';
}

/** The facts by which the board is filtered; absent is 'all'. */
export interface JobFilters {
  readonly kind?: EmploymentKind;
  readonly hours?: WeeklyHoursGroup;
  readonly benefit?: Benefit;
  readonly credential?: Credential;
}

/** What can be chosen for each filter, in the order in which an address names them. */
export const JOB_FILTERS = {
  kind: EMPLOYMENT_KINDS,
  hours: WEEKLY_HOURS_GROUPS,
  benefit: BENEFITS,
  credential: CREDENTIALS,
} as const satisfies Record<keyof JobFilters, readonly string[]>;

const oneOf = <Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | undefined => values.find((known) => known === value);

/** The filters of an address; what it cannot mean is left out. */
export function readJobFilters(read: (name: string) => string | null): JobFilters {
  const kind = oneOf(JOB_FILTERS.kind, read('kind'));
  const hours = oneOf(JOB_FILTERS.hours, read('hours'));
  const benefit = oneOf(JOB_FILTERS.benefit, read('benefit'));
  const credential = oneOf(JOB_FILTERS.credential, read('credential'));
  return {
    ...(kind && { kind }),
    ...(hours && { hours }),
    ...(benefit && { benefit }),
    ...(credential && { credential }),
  };
}

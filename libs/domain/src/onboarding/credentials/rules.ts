import { findProvince } from '../../places/provinces.ts';
import { JOB_TYPES, RETAIL_JOB_TYPE } from '../../postings/posting-rules/job-types.ts';
import { type CalendarDay, toCalendarDay } from '../../zones/calendar.ts';
import { CREDENTIALS, type Credential } from './kinds.ts';

/** What shifts of a job type need in a province, by name or code, from a day on (YYYY-MM-DD). */
export interface CredentialRule {
  readonly jobType: string;
  readonly province: string;
  readonly credentials: readonly Credential[];
  readonly from: string;
}

/** A shift as far as its place and work say what it needs. */
export interface CredentialShift {
  readonly jobType: string;
  /** Name or code. */
  readonly province: string;
  /** Its last local day. */
  readonly day: CalendarDay;
  /** What the posting itself asks for. */
  readonly credentials?: readonly Credential[] | undefined;
}

/** The day from which cannabis was sold in shops; no shift is older. */
const FIRST_SALES = '2018-10-17';

const retail = (province: string, ...credentials: Credential[]): CredentialRule => ({
  jobType: RETAIL_JOB_TYPE,
  province,
  credentials,
  from: FIRST_SALES,
});

/** What provinces ask of who works in a shop. Operators replace the table. */
export const CREDENTIAL_RULES: readonly CredentialRule[] = [
  retail('ON', 'CannSell'),
  retail('AB', 'SellSafe', 'Qualified Cannabis Worker'),
  retail('BC', 'Selling it Right'),
  retail('SK', 'CannaSell'),
  retail('MB', 'Smart Choices'),
];

/**
 * All that a shift needs: what the latest rule of its province and job type asks for that holds on
 * the day, and what the posting asks for; each once, in the order of CREDENTIALS.
 */
export function neededCredentials(
  { jobType, province, day, credentials = [] }: CredentialShift,
  rules: readonly CredentialRule[],
): readonly Credential[] {
  const code = findProvince(province)?.code;
  const rule = rules
    .filter(
      (each) =>
        each.jobType === jobType && each.from <= day && findProvince(each.province)?.code === code,
    )
    .reduce<CredentialRule | null>(
      (latest, each) => (latest && latest.from > each.from ? latest : each),
      null,
    );
  return CREDENTIALS.filter(
    (credential) => credentials.includes(credential) || rule?.credentials.includes(credential),
  );
}

/** Checks an operator's table when the configuration is read. Throws a RangeError. */
export function checkCredentialRules(rules: readonly CredentialRule[]): void {
  for (const { jobType, province, from } of rules) {
    toCalendarDay(from);
    if (!findProvince(province)) {
      throw new RangeError(`There is no province ${province}`);
    }
    if (!JOB_TYPES.some((known) => known === jobType)) {
      throw new RangeError(`There is no job type ${jobType}; there are ${JOB_TYPES.join(', ')}`);
    }
  }
}

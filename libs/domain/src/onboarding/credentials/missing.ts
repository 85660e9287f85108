import type { EligibilityPolicy } from '../../accounts/eligibility.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { textCode } from '../../texts/text-code.ts';
import { addDays, type CalendarDay, calendarDay, calendarParts } from '../../zones/calendar.ts';
import { certificateValidity } from '../certificates.ts';
import type { DocumentStatus } from '../steps/documents.ts';
import { CREDENTIAL_YEARS, type Credential } from './kinds.ts';

/** A certificate that somebody has handed in; `name` is one of CREDENTIALS, or another one. */
export interface HeldCertificate {
  readonly name: string;
  /** Null where its owner has not said. */
  readonly issuedOn: CalendarDay | null;
  readonly expiresOn: CalendarDay | null;
  readonly status: DocumentStatus;
}

/**
 * The last day on which a certificate counts: as its owner says, else its issue and the years of its
 * kind; null for one that does not expire.
 */
export function certificateExpiry({
  name,
  issuedOn,
  expiresOn,
}: Pick<HeldCertificate, 'name' | 'issuedOn' | 'expiresOn'>): CalendarDay | null {
  const years = (CREDENTIAL_YEARS as Readonly<Record<string, number>>)[name];
  return expiresOn ?? (issuedOn && years ? yearsAfter(issuedOn, years) : null);
}

/** The same day of a later year; the last of February for the 29th. */
function yearsAfter(issuedOn: CalendarDay, years: number): CalendarDay {
  const { year, month, day } = calendarParts(issuedOn);
  return month === 2 && day === 29
    ? addDays(calendarDay(year + years, 3, 1), -1)
    : calendarDay(year + years, month, day);
}

/**
 * Those of the needed that somebody does not have on a day: a certificate counts that was not
 * rejected, or that was approved where the gate asks for that, and that has not expired by then.
 */
export function missingCredentials(
  needed: readonly Credential[],
  certificates: readonly HeldCertificate[],
  day: CalendarDay,
  gate: EligibilityPolicy['gate'],
): readonly Credential[] {
  const counts = (certificate: HeldCertificate): boolean =>
    (gate === 'approved' ? certificate.status === 'Approved' : certificate.status !== 'Rejected') &&
    certificateValidity(certificateExpiry(certificate), day) !== 'expired';
  return needed.filter(
    (credential) => !certificates.some((held) => held.name === credential && counts(held)),
  );
}

type MissingRefusal = Refusal<'CREDENTIALS_MISSING'>;

/** What a worker is told who lacks those for a shift, or null where nothing is missing. */
export const credentialRefusal = (missing: readonly Credential[]): MissingRefusal | null =>
  refusalWith('CREDENTIALS_MISSING', missing);

/** What an employer is told of a worker who lacks those, or null where nothing is missing. */
export const workerCredentialRefusal = (missing: readonly Credential[]): MissingRefusal | null =>
  refusalWith('WORKER_CREDENTIALS_MISSING', missing);

const refusalWith = (text: string, missing: readonly Credential[]): MissingRefusal | null =>
  missing.length === 0
    ? null
    : {
        code: 'CREDENTIALS_MISSING',
        text: textCode(text, { credentials: missing.join(', ') }),
        kind: 'Warning',
      };

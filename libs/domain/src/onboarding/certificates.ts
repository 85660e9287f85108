import { addDays, type CalendarDay } from '../zones/time-zone.ts';

/** Days before its expiry from which the owner of a certificate is told to renew it. */
const SOON_DAYS = 60;

export type CertificateValidity = 'valid' | 'expires-soon' | 'expired';

/**
 * How a certificate stands on a day. It counts on the day of its expiry, and no more after it; one that
 * names no such day does not expire.
 */
export function certificateValidity(
  expiresOn: CalendarDay | null,
  day: CalendarDay,
): CertificateValidity {
  if (expiresOn === null || expiresOn > addDays(day, SOON_DAYS)) {
    return 'valid';
  }
  return expiresOn < day ? 'expired' : 'expires-soon';
}

import type { Certificate } from '@leafshift/contracts/profile';
import { certificateValidity } from '@leafshift/domain/certificates';
import { type Credential, certificateExpiry } from '@leafshift/domain/credentials';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { toHeldCertificate } from '@leafshift/ui/certificates';

/** Why a certificate that I have handed in does not count for a shift. */
export type WhyMissing =
  | { readonly kind: 'expires'; readonly on: CalendarDay }
  | { readonly kind: 'reviewed' | 'withoutPicture' | 'rejected' };

/**
 * Why my certificates of a missing kind do not count on a day, of the one that comes nearest to it; null
 * where I have handed in none.
 */
export function whyMissing(
  credential: Credential,
  certificates: readonly Certificate[],
  day: CalendarDay,
): WhyMissing | null {
  const held = certificates.map(toHeldCertificate).filter(({ name }) => name === credential);
  const accepted = held.filter(({ status }) => status !== 'Rejected');
  const lasting = accepted.filter(
    (certificate) => certificateValidity(certificateExpiry(certificate), day) !== 'expired',
  );
  if (lasting.some(({ status }) => status === 'Pending')) return { kind: 'reviewed' };
  if (lasting.length > 0) return { kind: 'withoutPicture' };
  const last = accepted
    .flatMap((certificate) => certificateExpiry(certificate) ?? [])
    .sort()
    .at(-1);
  if (last !== undefined) return { kind: 'expires', on: last };
  return held.length > 0 ? { kind: 'rejected' } : null;
}

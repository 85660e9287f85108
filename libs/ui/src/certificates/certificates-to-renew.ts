import { type Certificate, certificateNameOf } from '@leafshift/contracts/profile';
import { certificateValidity } from '@leafshift/domain/certificates';
import { certificateExpiry, type HeldCertificate } from '@leafshift/domain/credentials';
import { type CalendarDay, toCalendarDay } from '@leafshift/domain/time-zone';

const dayOf = (day: string | undefined): CalendarDay | null =>
  day === undefined ? null : toCalendarDay(day);

/** One's own certificate, as the rules of credentials know it. */
export const toHeldCertificate = ({
  certificationName,
  issuedOn,
  expiresOn,
  status = 'Not Submitted',
}: Certificate): HeldCertificate => ({
  name: certificateNameOf(certificationName),
  issuedOn: dayOf(issuedOn),
  expiresOn: dayOf(expiresOn),
  status,
});

/** The last day on which one's own certificate counts; null for one that does not expire. */
export const expiryOf = (certificate: Certificate): CalendarDay | null =>
  certificateExpiry(toHeldCertificate(certificate));

export interface CertificateToRenew {
  readonly certificate: Certificate;
  readonly expiresOn: CalendarDay;
}

/**
 * Those of one's own certificates that have expired or soon will, and that no later one of the same kind
 * follows. Rejected ones are left out, because they never counted.
 */
export function certificatesToRenew(
  certificates: readonly Certificate[],
  today: CalendarDay,
): readonly CertificateToRenew[] {
  const counting = certificates
    .filter(({ status }) => status !== 'Rejected')
    .map((certificate) => ({ certificate, expiresOn: expiryOf(certificate) }));
  return counting.flatMap(({ certificate, expiresOn }) => {
    if (expiresOn === null || certificateValidity(expiresOn, today) === 'valid') return [];
    const isFollowed = counting.some(
      (other) =>
        other.certificate.certificationName === certificate.certificationName &&
        (other.expiresOn === null || other.expiresOn > expiresOn),
    );
    return isFollowed ? [] : [{ certificate, expiresOn }];
  });
}

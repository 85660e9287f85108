import { certificateNameOf } from '@leafshift/contracts/profile';
import type { HeldCertificate } from '@leafshift/domain/credentials';
import type { ReviewedDocument } from './document.ts';
import type { Certificate, CertificateId } from './profile.ts';

/** A certificate as the rules read it, by the name that is on offer. */
export interface OwnCertificate extends HeldCertificate {
  readonly id: CertificateId;
}

/** A certificate with what became of its review; one without a picture has none. */
export const ownCertificate = (
  { id, certificationName, issuedOn, expiresOn }: Certificate,
  review: Pick<ReviewedDocument, 'status'> | undefined,
): OwnCertificate => ({
  id,
  name: certificateNameOf(certificationName),
  issuedOn,
  expiresOn,
  status: review?.status ?? 'Not Submitted',
});

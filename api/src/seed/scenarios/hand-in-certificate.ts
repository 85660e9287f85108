import { addCertificate } from '@leafshift/contracts/profile';
import { addHours } from '@leafshift/domain/time-zone';
import type { DemoApi } from '../demo-api.ts';
import type { DemoCertificate } from '../demo-data/certificates.ts';
import { documentSheet } from '../images.ts';
import type { SignedUp } from './sign-up.ts';

const YEARS_VALID = 5;

/** A worker hands in a certificate with its picture, for review. */
export async function handInCertificate(
  api: DemoApi,
  account: SignedUp,
  { certificateName, certificateNumber, expiresInDays }: DemoCertificate,
  today: Date,
): Promise<void> {
  const expiresOn = addHours(today, 24 * expiresInDays)
    .toISOString()
    .slice(0, 10);
  const issuedOn = `${Number(expiresOn.slice(0, 4)) - YEARS_VALID}${expiresOn.slice(4, 8)}01`;
  const sheet = await documentSheet(certificateName, certificateNumber);
  const certificateUrl = await api.upload(account, 'certificate', sheet);
  const body = { certificateName, certificateNumber, issuedOn, expiresOn, certificateUrl };
  await api.call(addCertificate, { body }, account);
}

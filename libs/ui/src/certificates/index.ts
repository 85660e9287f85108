export { CertificateExpiry } from './certificate-expiry.tsx';
export { CertificateForm } from './certificate-form.tsx';
export { CertificateList } from './certificate-list.tsx';
export { certificatesToRenew, toHeldCertificate } from './certificates-to-renew.ts';
export { CredentialSource } from './credential-source.tsx';
export { ViewPicture } from './view-picture.tsx';

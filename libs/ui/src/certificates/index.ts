export { CertificateExpiry } from './certificate-expiry.tsx';
export { CertificateForm } from './certificate-form.tsx';
export { CertificateList } from './certificate-list.tsx';
export { ViewPicture } from './view-picture.tsx';

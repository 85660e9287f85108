export { CertificateForm } from './certificate-form.tsx';
export { CertificateList } from './certificate-list.tsx';

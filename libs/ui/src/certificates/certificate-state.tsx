import type { Certificate } from '@leafshift/contracts/profile';
import { useUiText } from '../locales/use-ui-text.ts';
import { DOCUMENT_MARKS, StatusMark } from '../status-mark/index.ts';
import { CertificateExpiry } from './certificate-expiry.tsx';
import styles from './certificates.module.css';

/** How far the review of one's own certificate is, why it was rejected, and until when it counts. */
export function CertificateState({ certificate }: { readonly certificate: Certificate }) {
  const t = useUiText();
  const { status = 'Not Submitted', reason, expiresOn } = certificate;
  return (
    <>
      {(status !== 'Not Submitted' || expiresOn !== undefined) && (
        <span className={styles.state}>
          {status !== 'Not Submitted' && (
            <StatusMark kind={DOCUMENT_MARKS[status]} variant="plain">
              {t(`document.status.${status}`)}
            </StatusMark>
          )}
          {expiresOn !== undefined && <CertificateExpiry expiresOn={expiresOn} />}
        </span>
      )}
      {status === 'Rejected' && reason !== undefined && (
        <span className={styles.reason}>
          {t('certificate.why')} <bdi>{reason}</bdi>
        </span>
      )}
    </>
  );
}

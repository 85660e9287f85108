import { type Certificate, certificateNameOf } from '@leafshift/contracts/profile';
import { useUiText } from '../locales/use-ui-text.ts';
import { DOCUMENT_MARKS, StatusMark } from '../status-mark/index.ts';
import { CertificateExpiry } from './certificate-expiry.tsx';
import styles from './certificates.module.css';
import { expiryOf } from './certificates-to-renew.ts';
import { CredentialSource } from './credential-source.tsx';

interface Props {
  readonly certificate: Certificate;
  /** It ends or has ended, and no other one follows. */
  readonly isToRenew: boolean;
}

/** How far the review of one's own certificate is, why it was rejected, until when it counts, and what to do then. */
export function CertificateState({ certificate, isToRenew }: Props) {
  const t = useUiText();
  const { status = 'Not Submitted', reason, certificationName } = certificate;
  const expiresOn = expiryOf(certificate);
  return (
    <>
      {(status !== 'Not Submitted' || expiresOn !== null) && (
        <span className={styles.state}>
          {status !== 'Not Submitted' && (
            <StatusMark kind={DOCUMENT_MARKS[status]} variant="plain">
              {t(`document.status.${status}`)}
            </StatusMark>
          )}
          {expiresOn !== null && <CertificateExpiry expiresOn={expiresOn} />}
        </span>
      )}
      {status === 'Rejected' && reason !== undefined && (
        <span className={styles.reason}>
          {t('certificate.why')} <bdi>{reason}</bdi>
        </span>
      )}
      {isToRenew && (
        <span className={styles.renew}>
          {t('certificate.renew')}
          <CredentialSource name={certificateNameOf(certificationName)} />
        </span>
      )}
    </>
  );
}

import { certificateNameOf } from '@leafshift/contracts/profile';
import { myProfileQuery } from '@leafshift/data-access';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { useShell } from '@leafshift/shell-sdk';
import {
  CertificateExpiry,
  CredentialSource,
  certificatesToRenew,
} from '@leafshift/ui/certificates';
import { Section } from '@leafshift/ui/page';
import { readersZone } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './credentials.module.css';

/** My certificates that end within 60 days or have ended, and what to do; nothing where there are none. */
export function HomeCertificates() {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const { data: profile } = useQuery(myProfileQuery(api));
  const today = calendarDayIn(Date.now(), readersZone());
  const toRenew = certificatesToRenew(profile?.certificates ?? [], today);
  if (toRenew.length === 0) return null;
  return (
    <Section
      title={t('credentials.toRenew')}
      description={t('credentials.toRenewText')}
      action={<Link to="/profile#certificates">{t('credentials.toCertificates')}</Link>}
    >
      <ul className={styles.list}>
        {toRenew.map(({ certificate, expiresOn }) => {
          const name = certificateNameOf(certificate.certificationName);
          return (
            <li key={certificate._id} className={styles.entry}>
              <span className={styles.name}>
                <bdi>{name}</bdi>
              </span>
              <CertificateExpiry expiresOn={expiresOn} />
              <CredentialSource name={name} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

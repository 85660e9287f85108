import type { Review } from '@leafshift/contracts/admin';
import { certificateNameOf } from '@leafshift/contracts/profile';
import { useFormats } from '@leafshift/i18n';
import { CertificateExpiry } from '@leafshift/ui/certificates';
import { Fact, Facts } from '@leafshift/ui/facts';
import { useTranslation } from 'react-i18next';

interface CertificateFactsProps {
  readonly certificate: NonNullable<Review['certificate']>;
}

/** What a certificate is said to show, to compare with its picture. */
export function CertificateFacts({ certificate }: CertificateFactsProps) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const { certificationName, certificationNumber, issuedOn, expiresOn } = certificate;
  return (
    <section aria-label={t('reviews.saidToShow')}>
      <h3>{t('reviews.saidToShow')}</h3>
      <Facts columns={2}>
        <Fact label={t('reviews.certificateName')}>
          <bdi>{certificateNameOf(certificationName)}</bdi>
        </Fact>
        <Fact label={t('reviews.certificateNumber')}>
          <bdi>{certificationNumber}</bdi>
        </Fact>
        <Fact label={t('reviews.issued')}>
          {issuedOn === null
            ? t('reviews.notStated')
            : formats.date(`${issuedOn}T12:00:00Z`, 'UTC')}
        </Fact>
        <Fact label={t('reviews.expires')}>
          {expiresOn === null ? (
            t('reviews.notStated')
          ) : (
            <CertificateExpiry expiresOn={expiresOn} />
          )}
        </Fact>
      </Facts>
    </section>
  );
}

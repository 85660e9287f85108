import type { Application } from '@leafshift/contracts/applications';
import { LANGUAGE_NAMES } from '@leafshift/domain/languages';
import { useFormats } from '@leafshift/i18n';
import { Fact, Facts } from '@leafshift/ui/facts';
import { useTranslation } from 'react-i18next';
import styles from './applicants.module.css';
import { ResumeButton } from './resume-button.tsx';

/** What the applicant sent. */
export function ApplicantFacts({ application }: { readonly application: Application }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { member } = application;
  const town = member && [member.city, member.province].filter(Boolean).join(', ');
  return (
    <div className={styles.part}>
      <Facts columns={2}>
        <Fact label={t('applicants.position')}>
          <bdi>{application.title}</bdi>
        </Fact>
        <Fact label={t('applicants.sent')}>{formats.date(application.createdAt, zone)}</Fact>
        <Fact label={t('applicants.email')}>
          <a href={`mailto:${application.email}`}>
            <bdi>{application.email}</bdi>
          </a>
        </Fact>
        {application.phone && (
          <Fact label={t('applicants.phone')}>
            <a href={`tel:${application.phone.replace(/[^+0-9]/g, '')}`}>
              <bdi>{application.phone}</bdi>
            </a>
          </Fact>
        )}
        <Fact label={t('applicants.language')}>{LANGUAGE_NAMES[application.language]}</Fact>
        {town && (
          <Fact label={t('applicants.town')} note={t('applicants.memberNote')}>
            <bdi>{town}</bdi>
          </Fact>
        )}
        {member && member.certificates.length > 0 && (
          <Fact label={t('applicants.certificates')} isWide>
            {member.certificates.join(', ')}
          </Fact>
        )}
      </Facts>
      {application.words && (
        <p className={styles.words} dir="auto">
          {application.words}
        </p>
      )}
      {application.hasResume && <ResumeButton id={application._id} />}
      <p className={styles.quiet}>
        {t('applicants.consent', {
          day: formats.date(application.consent.at, zone),
          until: formats.date(application.removedOn, zone),
        })}
      </p>
    </div>
  );
}

import type { TempPost } from '@leafshift/contracts/posts';
import { myProfileQuery } from '@leafshift/data-access';
import type { Credential } from '@leafshift/domain/credentials';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { CredentialSource } from '@leafshift/ui/certificates';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './credentials.module.css';
import { type WhyMissing, whyMissing } from './why-missing.ts';

interface CredentialHelpProps {
  readonly shift: Pick<TempPost, 'endDate' | 'timeZone'>;
  readonly missing: readonly Credential[];
}

/** Of each missing credential why mine does not count and where to get one, and the way to hand it in. */
export function CredentialHelp({ shift, missing }: CredentialHelpProps) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const { data: profile } = useQuery(myProfileQuery(api));
  const day = calendarDayIn(shift.endDate, shift.timeZone);
  return (
    <>
      <ul className={styles.missing}>
        {missing.map((credential) => (
          <li key={credential}>
            <Why name={credential} why={whyMissing(credential, profile?.certificates ?? [], day)} />
            <CredentialSource name={credential} />
          </li>
        ))}
      </ul>
      <Link to="/profile#certificates" className={styles.toCertificates}>
        {t('credentials.toCertificates')}
      </Link>
    </>
  );
}

function Why({ name, why }: { readonly name: Credential; readonly why: WhyMissing | null }) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  if (why === null) return null;
  if (why.kind !== 'expires') return <p>{t(`credentials.why.${why.kind}`, { name })}</p>;
  const date = formats.date(`${why.on}T12:00:00Z`, 'UTC');
  return <p>{t('credentials.why.expires', { name, date })}</p>;
}

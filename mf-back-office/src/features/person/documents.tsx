import type { PersonDocument } from '@leafshift/contracts/back-office';
import { useFormats } from '@leafshift/i18n';
import { Section } from '@leafshift/ui/page';
import { DOCUMENT_MARKS, StatusMark } from '@leafshift/ui/status-mark';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReadersZone } from '../desk/use-readers-zone.ts';
import styles from './person.module.css';

/** How far each document is; one that waits leads to its review. */
export function Documents({ documents }: { readonly documents: readonly PersonDocument[] }) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const zone = useReadersZone();
  return (
    <Section title={t('person.documents')}>
      {documents.length === 0 ? (
        <p>{t('person.noDocuments')}</p>
      ) : (
        <ul className={styles.list}>
          {documents.map(({ _id, kind, status, reason, submittedAt }) => (
            <li key={_id} className={styles.entry}>
              <span>
                {status === 'Pending' ? (
                  <Link to={`/reviews/${_id}`}>{t(`reviews.kind.${kind}`)}</Link>
                ) : (
                  t(`reviews.kind.${kind}`)
                )}
                <span className={styles.note}>
                  {formats.date(submittedAt, zone)}
                  {reason !== null && (
                    <>
                      {' · '}
                      <bdi>{reason}</bdi>
                    </>
                  )}
                </span>
              </span>
              <StatusMark kind={DOCUMENT_MARKS[status]}>
                {t(`person.document.${status}`)}
              </StatusMark>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

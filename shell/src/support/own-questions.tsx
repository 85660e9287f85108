import type { SupportRequest } from '@leafshift/contracts/support';
import { Section } from '@leafshift/ui/page';
import { ErrorState } from '@leafshift/ui/states';
import { StatusMark } from '@leafshift/ui/status-mark';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOwnTime } from '../app/use-own-time.ts';
import { useCore } from '../composition/core-context.ts';
import { ownSupportQuery } from './own-support.ts';
import styles from './support.module.css';

/** What I asked, with the answers, and where else support can be written to. */
export function OwnQuestions() {
  const { t } = useTranslation('shell');
  const own = useQuery(ownSupportQuery(useCore().api));
  if (own.isError) {
    return <ErrorState error={own.error} onRetry={own.refetch} isRetrying={own.isRefetching} />;
  }
  if (!own.data) return null;
  const { requests, address } = own.data;
  return (
    <>
      {requests.length > 0 && (
        <Section title={t('support.yours')}>
          <ul className={styles.list}>
            {requests.map((request) => (
              <Question key={request._id} request={request} />
            ))}
          </ul>
        </Section>
      )}
      {address !== null && (
        <p className={styles.quiet}>
          {t('support.byMail')} <a href={`mailto:${address}`}>{address}</a>
        </p>
      )}
    </>
  );
}

function Question({ request }: { readonly request: SupportRequest }) {
  const { t } = useTranslation('shell');
  const ownTime = useOwnTime();
  const { topic, text, askedAt, answer } = request;
  return (
    <li className={styles.question}>
      <p className={styles.quiet}>
        {t(`support.topics.${topic}`)} · {ownTime(askedAt)}
      </p>
      <p className={styles.words} dir="auto">
        {text}
      </p>
      {answer ? (
        <>
          <p className={styles.quiet}>{t('support.answered', { at: ownTime(answer.at) })}</p>
          <p className={styles.answer} dir="auto">
            {answer.text}
          </p>
        </>
      ) : (
        <StatusMark kind="requested" variant="plain">
          {t('support.waits')}
        </StatusMark>
      )}
    </li>
  );
}

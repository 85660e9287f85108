import { type ClosingTerms, closingTerms } from '@leafshift/contracts/users';
import { detailKey } from '@leafshift/data-access';
import { useFormats } from '@leafshift/i18n';
import { ErrorState } from '@leafshift/ui/states';
import { readersZone, ShiftDate } from '@leafshift/ui/text';
import { useQuery } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Skeleton from 'antd/es/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCore } from '../../composition/core-context.ts';
import styles from './settings-page.module.css';

type Blocker = ClosingTerms['blockers'][number];

/** Where what is open can be settled. */
const REMEDIES: Readonly<Record<Blocker['code'], string>> = {
  CLOSE_PAY_NOT_SENT: '/subscription',
  CLOSE_INVOICES_OPEN: '/workhistory',
  CLOSE_WORK_NOT_SUBMITTED: '/home',
  CLOSE_SHIFTS_NOT_SUBMITTED: '/posts',
  CLOSE_HOURS_NOT_SETTLED: '/workhistory',
};

interface Props {
  /** What asks for the password, once nothing stands against it. */
  readonly children: ReactNode;
}

/** What deleting the account brings, or what has to be settled first and where. */
export function ClosingConsequences({ children }: Props) {
  const { api } = useCore();
  const terms = useQuery({
    queryKey: detailKey('user', { of: 'closing' }),
    queryFn: ({ signal }) => api.send(closingTerms, {}, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
  if (terms.isPending) return <Skeleton active paragraph={{ rows: 2 }} />;
  if (terms.isError) {
    return <ErrorState isCompact error={terms.error} onRetry={terms.refetch} />;
  }
  if (terms.data.blockers.length > 0) return <Blockers blockers={terms.data.blockers} />;
  return (
    <>
      <Consequences terms={terms.data} />
      {children}
    </>
  );
}

function Blockers({ blockers }: { readonly blockers: readonly Blocker[] }) {
  const { t } = useTranslation('shell');
  const { dollars } = useFormats();
  return (
    <Alert
      type="warning"
      showIcon
      title={t('closing.notYet')}
      description={
        <ul className={styles.list}>
          {blockers.map(({ code, count, amount }) => (
            <li key={code}>
              {t(`closing.blocker.${code}`, {
                count,
                amount: amount === null ? '' : dollars(amount),
              })}{' '}
              <Link to={REMEDIES[code]}>{t('closing.where')}</Link>
            </li>
          ))}
        </ul>
      }
    />
  );
}

function Consequences({ terms }: { readonly terms: ClosingTerms }) {
  const { t } = useTranslation('shell');
  const { shifts, requests, postings, suspension } = terms;
  return (
    <div className={styles.hint}>
      {shifts.length > 0 && (
        <>
          <p>{t('closing.shifts', { count: shifts.length })}</p>
          <ul>
            {shifts.map(({ post, jobTitle, locationName, date, timeZone, isLate }) => (
              <li key={post}>
                {jobTitle}, {locationName}, <ShiftDate at={date} zone={timeZone} />
                {isLate && ` (${t('closing.late')})`}
              </li>
            ))}
          </ul>
        </>
      )}
      {requests > 0 && <p>{t('closing.requests', { count: requests })}</p>}
      {postings > 0 && <p>{t('closing.postings', { count: postings })}</p>}
      {suspension && <Suspension until={suspension.until} />}
    </div>
  );
}

function Suspension({ until }: { readonly until: string | null }) {
  const { t } = useTranslation('shell');
  const { date } = useFormats();
  const text = until
    ? t('closing.suspendedUntil', { date: date(until, readersZone()) })
    : t('closing.suspended');
  return <Alert type="error" showIcon title={text} />;
}

import { useShell, useUser } from '@leafshift/shell-sdk';
import { Card, Stack } from '@leafshift/ui/page';
import { EmptyState, ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EarnedList } from './earned-list.tsx';
import styles from './earnings.module.css';
import { KeptPay } from './kept-pay.tsx';
import { NextPayout } from './next-payout.tsx';
import { MonthlyStatements, YearlySlips } from './papers.tsx';
import { PAPERS_ID } from './papers-id.ts';
import { earnedShiftsQuery, overviewQuery } from './queries.ts';
import { YearToDate } from './year-to-date.tsx';

/** My money: what comes next, what is kept, what each shift pays, and papers of it (MONEY-65). */
export function Earnings() {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const navigate = useNavigate();
  const { bankDetails } = useUser();
  const { data, isPending, isFetching, error, refetch } = useQuery(overviewQuery(api));
  // Asked for at the same time, as the manifest says, and not only once it is known that there are some.
  useInfiniteQuery(earnedShiftsQuery(api));
  if (isPending) return <FormSkeleton fields={4} />;
  if (!data) {
    return (
      <Card>
        <ErrorState error={error} isRetrying={isFetching} onRetry={() => refetch()} />
      </Card>
    );
  }
  const isEmpty = data.underWay.payouts === 0 && data.statements.length === 0;
  return (
    <Stack>
      <div className={styles.pair}>
        <NextPayout overview={data} hasBank={bankDetails.length > 0} />
        <YearToDate thisYear={data.thisYear} />
      </div>
      <KeptPay kept={data.kept} />
      {isEmpty ? (
        <Card>
          <EmptyState
            title={t('earnings.empty')}
            text={t('earnings.emptyText')}
            action={{ label: t('action.findShifts'), onClick: () => navigate('/find-work') }}
          />
        </Card>
      ) : (
        <EarnedList />
      )}
      <div id={PAPERS_ID} tabIndex={-1} className={clsx(styles.pair, styles.papers)}>
        <MonthlyStatements statements={data.statements} />
        <YearlySlips slips={data.slips} slipYear={data.slipYear} />
      </div>
    </Stack>
  );
}

import { useShell, useUser } from '@leafshift/shell-sdk';
import { Page, PageHeader } from '@leafshift/ui/page';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import styles from '../features/charts/charts.module.css';
import { monthsQuery } from '../features/report/queries.ts';
import { FeesSection } from '../features/subscription/fees-section.tsx';
import { SpendSection } from '../features/subscription/spend-section.tsx';

/** What an employer pays for and spends; workers have a page of their earnings (MONEY-60). */
export const Component = () =>
  useUser().usertype === 'Employer' ? <Subscription /> : <Navigate to="/earnings" replace />;

function Subscription() {
  const { t } = useTranslation('mf-public-board');
  const { api } = useShell();
  const user = useUser();
  const months = useQuery(monthsQuery(api));

  return (
    <Page>
      <PageHeader
        title={t('subscription.titleEmployer')}
        description={t('subscription.introEmployer')}
      />
      <div className={styles.pair}>
        <FeesSection user={user} />
        <div>
          {months.isPending && <FormSkeleton fields={4} />}
          {months.isError && (
            <ErrorState
              error={months.error}
              onRetry={() => months.refetch()}
              isRetrying={months.isFetching}
            />
          )}
          {months.data?.usertype === 'Employer' && <SpendSection months={months.data.months} />}
        </div>
      </div>
    </Page>
  );
}

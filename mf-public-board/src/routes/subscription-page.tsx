import { useShell, useUser } from '@leafshift/shell-sdk';
import { Page, PageHeader } from '@leafshift/ui/page';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from '../features/charts/charts.module.css';
import { monthsQuery } from '../features/report/queries.ts';
import { FeesSection } from '../features/subscription/fees-section.tsx';
import { PaySection } from '../features/subscription/pay-section.tsx';
import { SpendSection } from '../features/subscription/spend-section.tsx';
import { WorkerFeesSection } from '../features/subscription/worker-fees-section.tsx';

/** What an employer pays for and spends, or what a worker earns. */
export const Component = () => {
  const { t } = useTranslation('mf-public-board');
  const { api } = useShell();
  const user = useUser();
  const months = useQuery(monthsQuery(api));
  const isEmployer = user.usertype === 'Employer';

  return (
    <Page>
      <PageHeader
        title={t(isEmployer ? 'subscription.titleEmployer' : 'subscription.titleWorker')}
        description={t(isEmployer ? 'subscription.introEmployer' : 'subscription.introWorker')}
      />
      <div className={styles.pair}>
        {isEmployer ? (
          <FeesSection user={user} />
        ) : (
          <WorkerFeesSection hasBank={user.bankDetails.length > 0} />
        )}
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
          {months.data?.usertype === 'Temp' && <PaySection months={months.data.months} />}
        </div>
      </div>
    </Page>
  );
};

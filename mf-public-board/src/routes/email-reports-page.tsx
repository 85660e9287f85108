import { preferencesQuery } from '@leafshift/data-access';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { Page, PageHeader } from '@leafshift/ui/page';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { weeklyReportQuery } from '../features/report/queries.ts';
import styles from '../features/report/report.module.css';
import { ReportChoice } from '../features/report/report-choice.tsx';
import { ReportPreview } from '../features/report/report-preview.tsx';

export const Component = () => {
  const { t } = useTranslation('mf-public-board');
  const { api } = useShell();
  const { email } = useUser();
  const preferences = useQuery(preferencesQuery(api));
  const report = useQuery(weeklyReportQuery(api));

  return (
    <Page>
      <PageHeader title={t('report.title')} description={t('report.intro')} />
      <div className={styles.layout}>
        <div>
          {preferences.isPending && <FormSkeleton fields={2} />}
          {preferences.isError && (
            <ErrorState error={preferences.error} onRetry={() => preferences.refetch()} />
          )}
          {preferences.data && (
            <ReportChoice
              preferences={preferences.data}
              email={email}
              nextAt={report.data?.nextAt}
            />
          )}
        </div>
        <div>
          {report.isPending && <FormSkeleton fields={4} />}
          {report.isError && <ErrorState error={report.error} onRetry={() => report.refetch()} />}
          {report.data && <ReportPreview report={report.data} />}
        </div>
      </div>
    </Page>
  );
};

import { useShell } from '@leafshift/shell-sdk';
import { lazyPart } from '@leafshift/ui/lazy';
import { LoadMore } from '@leafshift/ui/load-more';
import { Page, PageHeader } from '@leafshift/ui/page';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveShifts } from '../shift/use-live-shifts.ts';
import { CompletedShifts } from './completed-shifts.tsx';
import { ExportInvoices } from './export-invoices.tsx';
import { InvoiceModalHost } from './invoice-modal-host.tsx';
import { completedShiftsQuery } from './queries.ts';
import { useInvoices } from './use-invoices.ts';
import { useOpenedInvoice } from './use-opened-invoice.ts';
import styles from './work-history.module.css';

const AccountStatement = lazyPart(
  async () => (await import('./account-statement.tsx')).AccountStatement,
);
const Spending = lazyPart(async () => (await import('./spending.tsx')).Spending);

/** /workhistory: completed shifts and their invoices. */
export function WorkHistoryPage() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const history = useInfiniteQuery(completedShiftsQuery(api));
  const { invoiceId } = useOpenedInvoice();
  useLiveShifts();
  const shifts = history.data?.pages.flatMap(({ posts }) => posts) ?? [];
  const wanted = shifts.flatMap((shift) => shift.invoiceId ?? []);
  const invoices = useInvoices(invoiceId ? [...wanted, invoiceId] : wanted);
  return (
    <Page>
      <PageHeader
        title={t('title.workHistory')}
        actions={shifts.length > 0 && <ExportInvoices />}
      />
      {shifts.length > 0 && <CompletedShifts shifts={shifts} invoices={invoices.byId} />}
      {history.isPending && <ListSkeleton rows={6} />}
      {history.isSuccess && shifts.length === 0 && <NothingYet />}
      {history.error && shifts.length === 0 && (
        <ErrorState
          error={history.error}
          onRetry={history.refetch}
          isRetrying={history.isFetching}
        />
      )}
      <LoadMore
        label={t('action.loadMore')}
        hasMore={history.hasNextPage}
        isLoading={history.isFetchingNextPage}
        error={history.isFetchNextPageError ? history.error : null}
        onMore={history.fetchNextPage}
      />
      {shifts.length > 0 && (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <AccountStatement.Part />
          <Spending.Part />
        </Suspense>
      )}
      <InvoiceModalHost invoices={invoices.byId} error={invoices.error} />
    </Page>
  );
}

function NothingYet() {
  const { t } = useTranslation('mf-employer');
  const { navigate } = useShell();
  return (
    <div className={styles.none}>
      <EmptyState
        title={t('workHistory.empty')}
        action={{ label: t('action.createPosting'), onClick: () => navigate('/jobposting') }}
      />
    </div>
  );
}

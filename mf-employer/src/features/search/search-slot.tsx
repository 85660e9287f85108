import { useFormats } from '@leafshift/i18n';
import { useSearched, useShell } from '@leafshift/shell-sdk';
import { type SearchResult, SearchResults } from '@leafshift/ui/search-results';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMay } from '../team/use-may.ts';
import {
  foundApplicants,
  foundInvoices,
  foundPostings,
  foundShifts,
  foundWorkers,
} from './queries.ts';

/** What the header's search finds of a business: shifts, postings, people, and invoices by their number. */
export function SearchSlot() {
  const wanted = useSearched();
  const seesMoney = useMay('money');
  if (wanted === '') return null;
  return (
    <>
      <FoundShifts wanted={wanted} />
      <FoundWorkers wanted={wanted} />
      {seesMoney && <FoundOfOwners wanted={wanted} />}
    </>
  );
}

interface Wanted {
  readonly wanted: string;
}

function FoundShifts({ wanted }: Wanted) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const formats = useFormats();
  const query = useQuery(
    foundShifts(api, wanted, ({ date, timeZone }) => formats.date(date, timeZone)),
  );
  return <Found title={t('search.shifts')} query={query} />;
}

function FoundWorkers({ wanted }: Wanted) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const query = useQuery(foundWorkers(api, wanted));
  return <Found title={t('search.workers')} query={query} />;
}

/** What only those see who see money. */
function FoundOfOwners({ wanted }: Wanted) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const postings = useQuery(foundPostings(api, wanted));
  const applicants = useQuery(foundApplicants(api, wanted));
  const byNumber = /\d/.test(wanted);
  const invoices = useQuery({ ...foundInvoices(api, wanted), enabled: byNumber });
  return (
    <>
      <Found title={t('search.postings')} query={postings} />
      <Found title={t('search.applicants')} query={applicants} />
      {byNumber && <Found title={t('search.invoices')} query={invoices} />}
    </>
  );
}

function Found({
  title,
  query: { data, error, refetch },
}: {
  readonly title: string;
  readonly query: UseQueryResult<readonly SearchResult[]>;
}) {
  const { navigate } = useShell();
  return (
    <SearchResults
      title={title}
      results={data}
      error={error}
      onRetry={refetch}
      onOpen={(path) => navigate(path)}
    />
  );
}

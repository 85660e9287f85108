import { useFormats } from '@leafshift/i18n';
import { useSearched, useShell } from '@leafshift/shell-sdk';
import { SearchResults } from '@leafshift/ui/search-results';
import { useQuery } from '@tanstack/react-query';
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
  const { api, navigate } = useShell();
  const formats = useFormats();
  const query = useQuery(
    foundShifts(api, wanted, ({ date, timeZone }) => formats.date(date, timeZone)),
  );
  return <SearchResults title={t('search.shifts')} found={query} onOpen={navigate} />;
}

function FoundWorkers({ wanted }: Wanted) {
  const { t } = useTranslation('mf-employer');
  const { api, navigate } = useShell();
  const query = useQuery(foundWorkers(api, wanted));
  return <SearchResults title={t('search.workers')} found={query} onOpen={navigate} />;
}

/** What only those see who see money. */
function FoundOfOwners({ wanted }: Wanted) {
  const { t } = useTranslation('mf-employer');
  const { api, navigate } = useShell();
  const postings = useQuery(foundPostings(api, wanted));
  const applicants = useQuery(foundApplicants(api, wanted));
  const byNumber = /\d/.test(wanted);
  const invoices = useQuery({ ...foundInvoices(api, wanted), enabled: byNumber });
  return (
    <>
      <SearchResults title={t('search.postings')} found={postings} onOpen={navigate} />
      <SearchResults title={t('search.applicants')} found={applicants} onOpen={navigate} />
      {byNumber && (
        <SearchResults title={t('search.invoices')} found={invoices} onOpen={navigate} />
      )}
    </>
  );
}

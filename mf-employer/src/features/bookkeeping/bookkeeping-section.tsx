import type { Location } from '@leafshift/contracts/profile';
import { useShell, useUser } from '@leafshift/shell-sdk';
import { Section } from '@leafshift/ui/page';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMay } from '../team/use-may.ts';
import { BookkeepingEditor } from './bookkeeping-editor.tsx';
import { bookkeepingQuery } from './queries.ts';

interface Props {
  readonly locations: readonly Location[];
}

/** 'Invoicing' of the profile, for who sees the money of all stores (MONEY-72). */
export function BookkeepingSection({ locations }: Props) {
  const seesMoney = useMay('money');
  const isOfAllStores = (useUser().business?.stores ?? null) === null;
  return seesMoney && isOfAllStores ? <Invoicing locations={locations} /> : null;
}

function Invoicing({ locations }: Props) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const { data, error, isPending, isFetching, refetch } = useQuery(bookkeepingQuery(api));
  return (
    <Section title={t('bookkeeping.title')} description={t('bookkeeping.text')}>
      {data && (
        <BookkeepingEditor
          // A store that was added or removed changes the fields.
          key={locations.map(({ _id }) => _id).join()}
          bookkeeping={data}
          locations={locations}
        />
      )}
      {isPending && <FormSkeleton fields={4} />}
      {error && !data && (
        <ErrorState isCompact error={error} onRetry={refetch} isRetrying={isFetching} />
      )}
    </Section>
  );
}

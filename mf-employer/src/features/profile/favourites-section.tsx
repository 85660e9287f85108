import { useShell } from '@leafshift/shell-sdk';
import { EntryList, TwoLines } from '@leafshift/ui/entry-list';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FavouritePast } from '../favourites/favourite-past.tsx';
import { favouritesQuery } from '../favourites/queries.ts';
import { useFavouriteChange } from '../favourites/use-favourite.ts';
import { ProfileSection } from './profile-section.tsx';

/** The favourite workers; a worker is made a favourite on their profile. */
export function FavouritesSection() {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const favourites = useQuery(favouritesQuery(api));
  const change = useFavouriteChange();
  return (
    <ProfileSection id="favourites" title={t('favourites.title')} action={null}>
      {favourites.data && (
        <EntryList
          title={t('favourites.title')}
          emptyText={t('favourites.noneText')}
          onRemove={(id) => {
            const worker = favourites.data.find(({ _id }) => _id === id);
            if (worker) {
              change.mutate({ worker, isFavourite: false });
            }
          }}
          entries={favourites.data.map((worker) => ({
            id: worker._id,
            name: worker.name,
            content: <TwoLines first={worker.name} second={<FavouritePast worker={worker} />} />,
          }))}
        />
      )}
      {favourites.isPending && <ListSkeleton rows={2} />}
      {favourites.error && !favourites.data && (
        <ErrorState error={favourites.error} onRetry={favourites.refetch} isCompact />
      )}
    </ProfileSection>
  );
}

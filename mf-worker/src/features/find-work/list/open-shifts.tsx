import type { TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import type { Place } from '@leafshift/domain/places/precision';
import { useShell } from '@leafshift/shell-sdk';
import { FormError } from '@leafshift/ui/form';
import { lazyPart } from '@leafshift/ui/lazy';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invitedShiftsQuery } from '../../invitations/queries.ts';
import { placeKeyOf } from '../map/place-key.ts';
import { useEnoughShifts } from '../map/use-enough-shifts.ts';
import { findWorkQuery } from '../queries.ts';
import { isNarrowed, type WorkSearch, withoutAbsent } from '../search/work-filters.ts';
import type { WorkRoute } from '../use-work-route.ts';
import { FartherShifts } from './farther-shifts.tsx';
import { InvitedShifts } from './invited-shifts.tsx';
import { shiftGroups } from './shift-groups.ts';
import styles from './shift-list.module.css';
import { ShiftList } from './shift-list.tsx';

interface OpenShiftsProps {
  readonly search: WorkSearch;
  readonly onSearch: (search: WorkSearch) => void;
  readonly route: WorkRoute;
  readonly home: Place | null;
}

const onMap = lazyPart(async () => (await import('../map/found-on-map.tsx')).FoundOnMap);

/**
 * The open shifts that match the search, page by page; before a search, invitations come first. On the map
 * they stand below it, those of the chosen pin alone.
 */
export function OpenShifts({ search, onSearch, route, home }: OpenShiftsProps) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const found = useInfiniteQuery(findWorkQuery(api, search));
  const invitations = useQuery({
    ...invitedShiftsQuery(api),
    enabled: !isNarrowed(search.filters),
  });

  const isMap = route.view === 'map';
  useEnoughShifts(found, isMap);
  const [pressed, setPressed] = useState<ReadonlySet<string> | null>(null);

  if (found.isPending) return <ListSkeleton rows={6} />;
  const failed = [found, invitations].find((query) => query.isError && !query.data);
  if (failed || !found.data) {
    return (
      <ErrorState
        error={failed?.error}
        isRetrying={found.isRefetching || invitations.isRefetching}
        onRetry={() => failed?.refetch()}
      />
    );
  }
  const invited = isNarrowed(search.filters) ? [] : (invitations.data ?? []);
  const { farther = 0, fartherAtLeast = false } = found.data.pages[0] ?? {};
  const shifts = openOnes(found.data.pages, invited);
  const all = [...invited, ...shifts];
  const chosen = isMap && all.some((shift) => pressed?.has(placeKeyOf(shift))) ? pressed : null;
  const isBelow = (shift: TempPost): boolean => chosen?.has(placeKeyOf(shift)) ?? true;
  const invitedBelow = invited.filter(isBelow);
  const more = moreOf(found);
  return (
    <>
      {isMap && all.length > 0 && (
        <Suspense fallback={<div className={styles.coming} />}>
          <onMap.Part
            shifts={shifts}
            invited={invited}
            home={home}
            withinKm={search.filters.withinKm}
            chosen={chosen}
            onChoose={setPressed}
            more={more}
          />
        </Suspense>
      )}
      {invitedBelow.length > 0 && <InvitedShifts shifts={invitedBelow} route={route} home={home} />}
      {shifts.length === 0 && invited.length === 0 && (
        <NothingFound
          search={search}
          hasFarther={farther > 0 || fartherAtLeast}
          onSearch={onSearch}
        />
      )}
      <ShiftList
        label={t('findWork.openShifts')}
        groups={shiftGroups(shifts.filter(isBelow), search, home)}
        hasMore={found.hasNextPage && chosen === null}
        selectedId={route.shiftId}
        home={home}
        to={(shiftId) => route.to({ shiftId, tab: 'find-work' })}
        isChanging={found.isPlaceholderData}
      >
        {more && !isMap && (
          <>
            <FormError message={more.failure} />
            <Button
              block
              size="large"
              className={styles.more}
              loading={more.isLoading}
              onClick={more.load}
            >
              {t('findWork.more')}
            </Button>
          </>
        )}
      </ShiftList>
      <FartherShifts
        search={search}
        count={farther}
        isAtLeast={fartherAtLeast}
        onSearch={onSearch}
      />
    </>
  );
}

interface Page {
  readonly posts: readonly TempPost[];
}

/** The shifts of all pages but those that stand among the invitations. */
function openOnes(pages: readonly Page[], invited: readonly TempPost[]): readonly TempPost[] {
  const isInvited = new Set(invited.map(({ _id }) => _id));
  return pages.flatMap((page) => page.posts).filter(({ _id }) => !isInvited.has(_id));
}

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: Error | null;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): Promise<unknown>;
}

/** The way to further shifts, where there are any. */
const moreOf = (found: Pages) =>
  found.hasNextPage
    ? {
        isLoading: found.isFetchingNextPage,
        failure: found.isFetchNextPageError ? messageOf(found.error) : undefined,
        load: () => found.fetchNextPage().catch(reportError),
      }
    : null;

function NothingFound({
  search,
  hasFarther,
  onSearch,
}: {
  search: WorkSearch;
  hasFarther: boolean;
  onSearch: (search: WorkSearch) => void;
}) {
  const { t } = useTranslation('mf-worker');
  if (!isNarrowed(search.filters) && !hasFarther) {
    return <EmptyState title={t('findWork.noneTitle')} text={t('findWork.noneText')} />;
  }
  return (
    <EmptyState
      title={t('findWork.noMatchTitle')}
      text={t('findWork.noMatchText')}
      {...(isNarrowed(search.filters) && {
        action: {
          label: t('filters.clear'),
          onClick: () =>
            onSearch({ ...search, filters: withoutAbsent({ withinKm: search.filters.withinKm }) }),
        },
      })}
    />
  );
}

import { myProfileQuery } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useId } from 'react';
import { placeOf } from '../shift/place-of.ts';
import { confirmedShiftsQuery, requestedShiftsQuery, shiftQuery } from '../shift/queries.ts';
import { ShiftPane } from './details/shift-pane.tsx';
import styles from './find-work.module.css';
import { OpenShifts } from './list/open-shifts.tsx';
import { OwnShifts } from './list/own-shifts.tsx';
import { ownWorkOf } from './own-work-of.ts';
import { keepDistance, keepSort } from './search/preferred-search.ts';
import { SearchBar } from './search/search-bar.tsx';
import { type WorkSearch, withoutDistance } from './search/work-filters.ts';
import { useArrivalTab } from './use-arrival-tab.ts';
import { useWorkRoute } from './use-work-route.ts';
import { panelId, tabId, WorkTabs } from './work-tabs.tsx';
import { keepView, type WorkView } from './work-view.ts';

/** Find Work: three lists on the left, the chosen shift on the right (SHIFT-10). */
export function FindWork() {
  const id = useId();
  const { api } = useShell();
  const route = useWorkRoute();
  const requested = useQuery(requestedShiftsQuery(api));
  const confirmed = useQuery(confirmedShiftsQuery(api));
  const profile = useQuery(myProfileQuery(api));
  const chosen = useQuery({
    ...shiftQuery(api, route.shiftId ?? ''),
    enabled: route.shiftId !== null,
  });
  useArrivalTab(route, route.shiftId === null ? undefined : chosen.data);

  const tab = route.tab ?? 'find-work';
  const home = profile.data ? placeOf(profile.data) : null;
  const search = home || profile.isPending ? route.search : withoutDistance(route.search);
  const changeSearch = (changed: WorkSearch): void => {
    const { withinKm } = changed.filters;
    if (home && withinKm !== search.filters.withinKm) keepDistance(withinKm);
    if (changed.sort !== search.sort) keepSort(changed.sort);
    route.go({ search: changed }, { replace: true });
  };
  const changeView = (view: WorkView): void => {
    keepView(view);
    route.go({ view });
  };
  return (
    <>
      <WorkTabs
        id={id}
        active={tab}
        counts={{ requests: requested.data?.length, confirmed: confirmed.data?.length }}
        onChange={(next) => route.go({ tab: next, shiftId: null })}
      />
      <div
        role="tabpanel"
        id={panelId(id)}
        aria-labelledby={tabId(id, tab)}
        className={styles.panel}
      >
        <div className={clsx(styles.split, route.shiftId !== null && styles.chosen)}>
          <div className={styles.side}>
            {tab === 'find-work' && (
              <SearchBar
                search={search}
                view={route.view}
                knowsHome={home !== null}
                onChange={changeSearch}
                onView={changeView}
                onRun={(saved) => route.go({ search: saved }, { replace: true })}
              />
            )}
            <div className={styles.list}>
              {tab === 'find-work' ? (
                <OpenShifts
                  search={route.search}
                  onSearch={changeSearch}
                  route={route}
                  home={home}
                />
              ) : (
                <OwnShifts
                  tab={tab}
                  shifts={tab === 'requests' ? requested : confirmed}
                  route={route}
                  home={home}
                />
              )}
            </div>
          </div>
          <ShiftPane
            tab={tab}
            route={route}
            chosen={chosen}
            own={ownWorkOf({ profile, requested, confirmed })}
          />
        </div>
      </div>
    </>
  );
}

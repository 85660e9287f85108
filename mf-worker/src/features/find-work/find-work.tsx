import { myProfileQuery } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { classNames } from '../../class-names.ts';
import { SuspendedNotice } from '../account/suspended-notice.tsx';
import { pointOf } from '../shift/distance.ts';
import { confirmedShiftsQuery, requestedShiftsQuery, shiftQuery } from '../shift/queries.ts';
import styles from './find-work.module.css';
import { OpenShifts } from './open-shifts.tsx';
import { OwnShifts } from './own-shifts.tsx';
import { ownWorkOf } from './own-work-of.ts';
import { SearchBar } from './search-bar.tsx';
import { ShiftPane } from './shift-pane.tsx';
import { useArrivalTab } from './use-arrival-tab.ts';
import { useWorkPlace } from './use-work-place.ts';
import { withoutDistance } from './work-filters.ts';
import { panelId, tabId, WorkTabs } from './work-tabs.tsx';

/** Find Work: three lists on the left, the chosen shift on the right (specification, section 2). */
export function FindWork() {
  const id = useId();
  const { api } = useShell();
  const place = useWorkPlace();
  const requested = useQuery(requestedShiftsQuery(api));
  const confirmed = useQuery(confirmedShiftsQuery(api));
  const profile = useQuery(myProfileQuery(api));
  const chosen = useQuery({
    ...shiftQuery(api, place.shiftId ?? ''),
    enabled: place.shiftId !== null,
  });
  useArrivalTab(place, place.shiftId === null ? undefined : chosen.data);

  const tab = place.tab ?? 'find-work';
  const home = profile.data ? pointOf(profile.data) : null;
  const search = home || profile.isPending ? place.search : withoutDistance(place.search);
  return (
    <>
      <SuspendedNotice />
      <WorkTabs
        id={id}
        active={tab}
        counts={{ requests: requested.data?.length, confirmed: confirmed.data?.length }}
        onChange={(next) => place.go({ tab: next, shiftId: null })}
      />
      <div
        role="tabpanel"
        id={panelId(id)}
        aria-labelledby={tabId(id, tab)}
        className={styles.panel}
      >
        <div className={classNames(styles.split, place.shiftId !== null && styles.chosen)}>
          <div className={styles.side}>
            {tab === 'find-work' && (
              <SearchBar
                search={search}
                knowsHome={home !== null}
                onChange={(changed) => place.go({ search: changed }, { replace: true })}
              />
            )}
            <div className={styles.list}>
              {tab === 'find-work' ? (
                <OpenShifts
                  search={search}
                  place={place}
                  home={home}
                  isReady={search.filters.withinKm === undefined || !profile.isPending}
                />
              ) : (
                <OwnShifts
                  tab={tab}
                  shifts={tab === 'requests' ? requested : confirmed}
                  place={place}
                  home={home}
                />
              )}
            </div>
          </div>
          <ShiftPane
            tab={tab}
            place={place}
            chosen={chosen}
            own={ownWorkOf({ profile, requested, confirmed })}
          />
        </div>
      </div>
    </>
  );
}

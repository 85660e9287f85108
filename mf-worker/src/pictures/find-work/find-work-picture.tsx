import type { TempPost } from '@leafshift/contracts/posts';
import type { Place } from '@leafshift/domain/places/precision';
import { Page, PageHeader } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import pageStyles from '../../features/find-work/find-work.module.css';
import { InvitedShifts } from '../../features/find-work/list/invited-shifts.tsx';
import { shiftGroups } from '../../features/find-work/list/shift-groups.ts';
import { ShiftList } from '../../features/find-work/list/shift-list.tsx';
import { type WorkSearch, withoutDistance } from '../../features/find-work/search/work-filters.ts';
import { addressOf } from '../../features/find-work/work-address.ts';
import type { WorkTab } from '../../features/find-work/work-tab.ts';
import { WorkTabs } from '../../features/find-work/work-tabs.tsx';
import styles from './find-work-picture.module.css';
import { SearchPicture } from './search-picture.tsx';

interface FindWorkPictureProps {
  readonly found: readonly TempPost[];
  readonly invited: readonly TempPost[];
  /** There are further pages. */
  readonly hasMore: boolean;
  readonly home: Place | null;
  readonly search: WorkSearch;
  readonly counts: Readonly<Partial<Record<WorkTab, number | undefined>>>;
}

/** Find Work with nothing chosen, as it is before anything but its links can be used (LOOK-19). */
export function FindWorkPicture({
  found,
  invited,
  hasMore,
  home,
  search,
  counts,
}: FindWorkPictureProps) {
  const { t } = useTranslation('mf-worker');
  const isInvited = new Set(invited.map(({ _id }) => _id));
  const open = found.filter(({ _id }) => !isInvited.has(_id));
  const toShift = (shiftId: string): string =>
    addressOf({ tab: 'find-work', shiftId, search, view: 'list', code: null, poster: null });
  return (
    <Page className={pageStyles.page}>
      <PageHeader title={t('title.findWork')} />
      <div inert aria-hidden>
        <WorkTabs id="picture" active="find-work" counts={counts} onChange={() => undefined} />
      </div>
      <div className={pageStyles.panel}>
        <div className={pageStyles.split}>
          <div className={pageStyles.side}>
            <div inert aria-hidden>
              <SearchPicture search={home === null ? withoutDistance(search) : search} />
            </div>
            <div className={pageStyles.list}>
              {invited.length > 0 && (
                <InvitedShifts
                  shifts={invited}
                  route={{ shiftId: null, to: ({ shiftId }) => toShift(shiftId ?? '') }}
                  home={home}
                />
              )}
              <ShiftList
                label={t('findWork.openShifts')}
                groups={shiftGroups(open, search, home)}
                hasMore={hasMore}
                selectedId={null}
                home={home}
                to={toShift}
              />
            </div>
          </div>
          <div className={styles.pane}>
            <p>{t('findWork.selectShift')}</p>
          </div>
        </div>
      </div>
    </Page>
  );
}

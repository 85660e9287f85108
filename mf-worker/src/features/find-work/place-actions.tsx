import type { TempPost } from '@leafshift/contracts/posts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Standing, standingOf } from '../shift/standing.ts';
import { ActionBar } from './action-bar.tsx';
import { ApplyBar } from './apply-bar.tsx';
import { ConfirmedBar } from './confirmed-bar.tsx';
import type { OwnWork } from './own-work.ts';
import styles from './place-actions.module.css';
import { RequestedBar } from './requested-bar.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';
import type { WorkPlace } from './use-work-place.ts';
import type { WorkTab } from './work-tab.ts';

interface PlaceActionsProps {
  readonly tab: WorkTab;
  readonly shift: TempPost;
  readonly own: OwnWork;
  readonly place: WorkPlace;
}

/** What I can do with the shift, as I stand on it; 'Apply Now' only on the Find Work tab. */
export function PlaceActions({ tab, shift, own, place }: PlaceActionsProps) {
  const standing = standingOf(shift);
  const foot = useFocusAfterChange(standing);
  return (
    <footer ref={foot} tabIndex={-1} className={styles.foot}>
      <ActionsOf standing={standing} tab={tab} shift={shift} own={own} place={place} />
    </footer>
  );
}

function ActionsOf({
  standing,
  tab,
  shift,
  own,
  place,
}: PlaceActionsProps & { readonly standing: Standing }) {
  const { t } = useTranslation('mf-worker');
  switch (standing) {
    case 'none':
      return tab === 'find-work' ? (
        <ApplyBar shift={shift} own={own} />
      ) : (
        <ActionBar>
          <Link to={place.to({ tab: 'find-work' })}>{t('findWork.viewInFindWork')}</Link>
        </ActionBar>
      );
    case 'requested':
      return <RequestedBar shift={shift} />;
    case 'confirmed':
      return <ConfirmedBar shift={shift} />;
    case 'working':
      return <ActionBar>{t('findWork.working')}</ActionBar>;
    case 'noShow':
      return <ActionBar>{t('findWork.noShow')}</ActionBar>;
    case 'complete':
      return (
        <ActionBar>
          <Link to="/workhistory">{t('findWork.viewWorkHistory')}</Link>
        </ActionBar>
      );
    case 'cancelled':
      return <ActionBar>{t('findWork.cancelled')}</ActionBar>;
  }
}

import type { TempPost } from '@leafshift/contracts/posts';
import { useFocusOnChange } from '@leafshift/ui/focus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type WorkerShiftStatus, workerShiftStatusOf } from '../../shift/worker-shift-status.ts';
import { ApplyBar } from '../apply/apply-bar.tsx';
import type { OwnWork } from '../own-work.ts';
import type { WorkRoute } from '../use-work-route.ts';
import type { WorkTab } from '../work-tab.ts';
import { ActionBar } from './action-bar.tsx';
import styles from './assignment-actions.module.css';
import { ChangedBar } from './changed-bar.tsx';
import { ConfirmedBar } from './confirmed-bar.tsx';
import type { OnOutcome } from './outcome.ts';
import { RequestedBar } from './requested-bar.tsx';

interface AssignmentActionsProps {
  readonly tab: WorkTab;
  readonly shift: TempPost;
  readonly own: OwnWork;
  readonly route: WorkRoute;
  readonly onOutcome: OnOutcome;
}

/** What a worker can do with a shift, by their status on it; 'Apply Now' only on the Find Work tab. */
export function AssignmentActions(props: AssignmentActionsProps) {
  const { shift } = props;
  const status = workerShiftStatusOf(shift);
  const foot = useFocusOnChange<HTMLElement>(status, { preventScroll: true });
  return (
    <footer ref={foot} tabIndex={-1} className={styles.foot}>
      <ActionsFor {...props} status={status} />
    </footer>
  );
}

function ActionsFor({
  status,
  tab,
  shift,
  own,
  route,
  onOutcome,
}: AssignmentActionsProps & { readonly status: WorkerShiftStatus }) {
  const { t } = useTranslation('mf-worker');
  switch (status) {
    case 'none':
      return tab === 'find-work' ? (
        <ApplyBar shift={shift} own={own} />
      ) : (
        <ActionBar>
          <Link to={route.to({ tab: 'find-work' })}>{t('findWork.viewInFindWork')}</Link>
        </ActionBar>
      );
    case 'requested':
      return <RequestedBar shift={shift} own={own} onOutcome={onOutcome} />;
    case 'changed':
      return <ChangedBar shift={shift} own={own} onOutcome={onOutcome} />;
    case 'confirmed':
      return <ConfirmedBar shift={shift} own={own} onOutcome={onOutcome} />;
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

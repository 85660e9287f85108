import type { TempPost } from '@leafshift/contracts/posts';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { ConflictList } from '../apply/conflict-list.tsx';
import { type OwnWork, overlapsWith } from '../own-work.ts';
import type { WorkTab } from '../work-tab.ts';

interface OverlapsProps {
  readonly shift: TempPost;
  readonly own: OwnWork;
}

/** What of mine takes place at the time of a shift that I have requested. */
export function RequestOverlaps({ shift, own }: OverlapsProps) {
  const { t } = useTranslation('mf-worker');
  const confirmed = overlapsWith(shift, own.confirmed);
  if (confirmed.length > 0) {
    return (
      <Overlap
        type="warning"
        text={t('apply.requestOverlapsConfirmed')}
        shifts={confirmed}
        tab="confirmed"
      />
    );
  }
  return (
    <Overlap
      type="info"
      text={t('apply.overlapsRequested')}
      shifts={overlapsWith(shift, own.requested)}
      tab="requests"
    />
  );
}

/** The requests of mine that a shift on which I am confirmed stands in the way of. */
export function ConfirmedOverlaps({ shift, own }: OverlapsProps) {
  const { t } = useTranslation('mf-worker');
  return (
    <Overlap
      type="info"
      text={t('apply.confirmedOverlapsRequest')}
      shifts={overlapsWith(shift, own.requested)}
      tab="requests"
    />
  );
}

interface OverlapProps {
  readonly type: 'info' | 'warning';
  readonly text: string;
  readonly shifts: readonly TempPost[];
  readonly tab: WorkTab;
}

function Overlap({ type, text, shifts, tab }: OverlapProps) {
  if (shifts.length === 0) return null;
  return (
    <Alert
      showIcon
      type={type}
      title={
        <>
          {text}
          <ConflictList shifts={shifts} tab={tab} />
        </>
      }
    />
  );
}

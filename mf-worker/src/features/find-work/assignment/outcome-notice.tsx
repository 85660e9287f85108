import { useUser } from '@leafshift/shell-sdk';
import { readersZone, ShiftDate, TextWith, TimeOfDay } from '@leafshift/ui/text';
import Alert from 'antd/es/alert';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WorkRoute } from '../use-work-route.ts';
import type { Outcome } from './outcome.ts';
import styles from './outcome-notice.module.css';

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  readonly route: WorkRoute;
}

/** What my withdrawing or cancelling has brought, and where to go from here. */
export function OutcomeNotice({ outcome: { kind }, route }: OutcomeNoticeProps) {
  const { t } = useTranslation('mf-worker');
  return (
    <Alert
      showIcon
      className={styles.outcome ?? ''}
      type={kind === 'suspended' ? 'warning' : 'success'}
      title={t(`outcome.${kind}`)}
      description={
        <>
          <p>{t(`outcome.${kind}Text`)}</p>
          {kind === 'suspended' ? (
            <>
              <SuspensionEnd />
              <Link to="/suspension">{t('apply.toSuspension')}</Link>
            </>
          ) : (
            <Link to={route.to({ tab: 'find-work', shiftId: null })}>{t('action.findShifts')}</Link>
          )}
        </>
      }
    />
  );
}

function SuspensionEnd() {
  const { t } = useTranslation('mf-worker');
  const until = useUser().suspension?.until ?? null;
  if (until === null) return <p>{t('cancel.untilDecided')}</p>;
  const zone = readersZone();
  return (
    <p>
      <TextWith
        text={t('outcome.until')}
        parts={{
          date: <ShiftDate at={until} zone={zone} />,
          time: <TimeOfDay at={until} zone={zone} />,
        }}
      />
    </p>
  );
}

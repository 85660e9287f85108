import type { Timesheet } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { useFocusOnChange } from '@leafshift/ui/focus';
import { OnDemand } from '@leafshift/ui/lazy';
import Button from 'antd/es/button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AcceptButton } from './accept-button.tsx';
import { DisputeSteps } from './dispute-steps.tsx';
import styles from './hours.module.css';
import { HoursSum } from './hours-sum.tsx';

const DisputeDialog = lazy(async () => ({
  default: (await import('./dispute-dialog.tsx')).DisputeDialog,
}));

interface SettledHoursProps {
  readonly shift: TempPost;
  readonly sheet: Timesheet;
}

/** My hours once the shift is submitted: I accept or dispute them, and see how a dispute goes. */
export function SettledHours({ shift, sheet }: SettledHoursProps) {
  const { t } = useTranslation('mf-worker');
  const [isDisputing, setIsDisputing] = useState(false);
  const panel = useFocusOnChange<HTMLDivElement>(sheet.state);
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <HoursSum sheet={sheet} timeZone={shift.timeZone} />
      {sheet.state === 'submitted' && sheet.acceptBy !== null && (
        <div className={styles.actions}>
          <AcceptButton shift={shift} sheet={sheet} />
          <Button size="large" onClick={() => setIsDisputing(true)}>
            {t('hours.dispute')}
          </Button>
        </div>
      )}
      {sheet.state === 'accepted' && <p className={styles.note}>{t('hours.accepted')}</p>}
      <DisputeSteps sheet={sheet} timeZone={shift.timeZone} />
      <OnDemand isOpen={isDisputing}>
        <DisputeDialog
          shift={shift}
          sheet={sheet}
          isOpen={isDisputing}
          onClose={() => setIsDisputing(false)}
        />
      </OnDemand>
    </div>
  );
}

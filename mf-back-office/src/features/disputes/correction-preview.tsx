import type { ShiftRow } from '@leafshift/contracts/back-office';
import type { Timesheet } from '@leafshift/contracts/clockedtime';
import { useFormats } from '@leafshift/i18n';
import { Fact, Facts } from '@leafshift/ui/facts';
import { Money } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { correctionOf, type Decided } from './correction.ts';
import styles from './disputes.module.css';

interface CorrectionPreviewProps {
  readonly timesheet: Timesheet;
  readonly shift: ShiftRow;
  readonly decided: Decided;
}

/** What the decision would book, before anybody books it. */
export function CorrectionPreview({ timesheet, shift, decided }: CorrectionPreviewProps) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const { date, durationHours, rate } = shift;
  const correction = correctionOf(
    timesheet,
    { times: { startsAt: date, durationHours }, rate },
    decided,
  );
  const before = timesheet.agreed ?? { hours: 0, pay: 0 };
  return (
    <section className={styles.preview} aria-label={t('disputes.preview')} aria-live="polite">
      {correction === null ? (
        <p>{t('disputes.noTimes')}</p>
      ) : (
        <>
          <Facts columns={3}>
            <Fact label={t('disputes.submitted')}>
              {formats.hours(before.hours)}, <Money dollars={before.pay} />
            </Fact>
            <Fact
              label={t('disputes.afterwards')}
              note={correction.isSentHome ? t('disputes.sentHome') : undefined}
            >
              {formats.hours(correction.hours)}, <Money dollars={correction.pay} />
            </Fact>
            <Fact label={t('disputes.difference')}>
              {correction.difference > 0 && '+'}
              <Money dollars={correction.difference} />
            </Fact>
          </Facts>
          <p className={styles.note}>
            {correction.difference === 0 ? t('disputes.nothingBooked') : t('disputes.feesFollow')}
          </p>
        </>
      )}
    </section>
  );
}

import type { CancellationTerms, TempPost } from '@leafshift/contracts/posts';
import { CANCELLATION_NOTICE_HOURS, hasBegun } from '@leafshift/domain/shift-lifecycle';
import { timesOf } from '@leafshift/remote-pages/shifts';
import { readersZone, ShiftDate, TextWith, TimeOfDay } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import styles from './cancel-dialog.module.css';

interface Props {
  readonly shift: TempPost;
  readonly isLate: boolean;
  /** Once the server has said it. */
  readonly terms: CancellationTerms | undefined;
}

/** What cancelling now brings: nothing, or how long the account is suspended, as the server decides it. */
export function CancellationNotice({ shift, isLate, terms }: Props) {
  const { t } = useTranslation('mf-worker');
  const hours = CANCELLATION_NOTICE_HOURS;
  if (!isLate) {
    const isConfirmedLate = hasBegun(timesOf(shift), Date.now());
    return <p>{isConfirmedLate ? t('cancel.confirmedLate') : t('cancel.inTime', { hours })}</p>;
  }
  return (
    <div className={styles.warning} aria-live="polite">
      <p>{t('cancel.late', { hours })}</p>
      {terms?.suspension && <Length suspension={terms.suspension} />}
    </div>
  );
}

function Length({
  suspension: { days, until },
}: {
  readonly suspension: { readonly days: number | null; readonly until: string | null };
}) {
  const { t } = useTranslation('mf-worker');
  if (days === null || until === null) return <p>{t('cancel.untilDecided')}</p>;
  const zone = readersZone();
  return (
    <p>
      <TextWith
        text={t('cancel.forDays', { count: days })}
        parts={{
          date: <ShiftDate at={until} zone={zone} />,
          time: <TimeOfDay at={until} zone={zone} />,
        }}
      />
    </p>
  );
}

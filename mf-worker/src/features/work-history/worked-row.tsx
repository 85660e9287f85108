import type { Payout } from '@leafshift/contracts/payouts';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { Rating } from '@leafshift/ui/rating';
import { ShiftDate, ShiftTime } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PayCells, ShiftCell } from '../pay/pay-cells.tsx';
import styles from '../pay/pay-table.module.css';
import { hasWorked } from '../shift/worker-shift-status.ts';
import type { WorkedShift } from './months.ts';
import { PayoutState } from './payout-state.tsx';

interface WorkedRowProps {
  readonly shift: WorkedShift;
  /** The shift's own pay first; none until they are loaded. */
  readonly payouts: readonly Payout[];
}

/** One completed shift: when, what, how long, for how much, how rated, and where the money is. */
export function WorkedRow({ shift, payouts }: WorkedRowProps) {
  const { t } = useTranslation('mf-worker');
  const trade = useTrade();
  const formats = useFormats();
  const { hours, rate, pay, ratingReceived } = shift.worked;
  const times = shift.confirmedArr[0]?.shiftDetails.employer;
  return (
    <tr className={styles.row}>
      <ShiftCell
        jobTitle={shift.jobTitle}
        business={shift.name}
        place={shift.location.locationName}
      />
      <td className={styles.when}>
        <ShiftDate at={shift.date} zone={shift.timeZone} />
        <span className={styles.second}>
          <ShiftTime
            start={times?.checkInTime ?? shift.date}
            end={times?.checkOutTime ?? shift.endDate}
            zone={shift.timeZone}
          />
        </span>
      </td>
      <PayCells hours={hours} rate={rate} pay={pay} />
      <td className={styles.rating} data-label={t('history.rating')}>
        <Rating value={ratingReceived} />
        {hasWorked(shift) && (
          <Link
            to={`/find-work/${shift._id}`}
            className={styles.link}
            aria-label={`${t('rating.title')}: ${trade(shift.jobTitle)}, ${formats.date(shift.date, shift.timeZone)}`}
          >
            {t('rating.title')}
          </Link>
        )}
      </td>
      <td className={styles.payout} data-label={t('history.payout')}>
        <PayoutState shift={shift} payouts={payouts} />
      </td>
    </tr>
  );
}

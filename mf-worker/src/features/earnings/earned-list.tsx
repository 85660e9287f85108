import type { EarnedShift } from '@leafshift/contracts/earnings';
import { dollarsToCents } from '@leafshift/domain/money';
import { useShell } from '@leafshift/shell-sdk';
import { LoadMore } from '@leafshift/ui/load-more';
import { Section } from '@leafshift/ui/page';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { ShiftDate } from '@leafshift/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { monthKey, type PaidMonth, paidMonths } from '../pay/months.ts';
import { PayCells, RewardCell, ShiftCell } from '../pay/pay-cells.tsx';
import tableStyles from '../pay/pay-table.module.css';
import { PayTable } from '../pay/pay-table.tsx';
import { PayoutMarks } from '../pay/payout-marks.tsx';
import styles from './earnings.module.css';
import { earnedShiftsQuery } from './queries.ts';

const COLUMNS = ['shift', 'date', 'hours', 'rate', 'pay', 'payout'] as const;

/** My shifts by month: hours, breaks, rate, pay, and where it is. */
export function EarnedList() {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const query = useInfiniteQuery(earnedShiftsQuery(api));
  if (query.isPending) return <ListSkeleton rows={4} />;
  if (!query.data) {
    return (
      <Section title={t('earnings.shifts')}>
        <ErrorState
          error={query.error}
          isRetrying={query.isRefetching}
          onRetry={() => query.refetch()}
        />
      </Section>
    );
  }
  if (query.data.length === 0) return null;
  return (
    <section aria-labelledby="earned-shifts">
      <h2 id="earned-shifts" className={styles.heading}>
        {t('earnings.shifts')}
      </h2>
      <div className={styles.card}>
        <PayTable
          label={t('earnings.shifts')}
          columns={COLUMNS}
          months={monthsOf(query.data, query.hasNextPage)}
          row={(shift) => <EarnedRow shift={shift} />}
        />
      </div>
      <LoadMore
        label={t('history.more')}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? query.error : null}
        onlyByButton
        onMore={query.fetchNextPage}
      />
    </section>
  );
}

function EarnedRow({ shift }: { readonly shift: EarnedShift }) {
  const { t } = useTranslation('mf-worker');
  const { jobTitle, employerName, locationName, date, timeZone, breakMinutes } = shift;
  return (
    <tr className={tableStyles.row}>
      {isReward(shift) ? (
        <RewardCell payer={employerName} />
      ) : (
        <ShiftCell jobTitle={jobTitle} business={employerName} place={locationName} />
      )}
      <td className={tableStyles.when}>
        <ShiftDate at={date} zone={timeZone} />
      </td>
      <PayCells
        hours={isReward(shift) ? null : shift.hours}
        rate={isReward(shift) ? null : shift.rate}
        pay={shift.pay}
        note={breakMinutes ? t('earnings.break', { count: breakMinutes }) : undefined}
      />
      <td className={tableStyles.payout} data-label={t('history.payout')}>
        <PayoutMarks payouts={shift.payouts} />
      </td>
    </tr>
  );
}

/** It is for somebody who joined by my link, and no shift (MONEY-80). */
const isReward = ({ payouts }: EarnedShift): boolean => payouts.some((payout) => payout.isReward);

/** The list comes latest pay first, and a shift begins before its pay is planned. */
function monthsOf(
  shifts: readonly EarnedShift[],
  hasMore: boolean,
): readonly PaidMonth<EarnedShift>[] {
  const last = shifts.at(-1);
  const planned = last?.payouts.at(-1)?.createdAt;
  return paidMonths(
    shifts,
    (shift) => {
      const { date, timeZone, hours, pay } = shift;
      return { date, timeZone, hours, pay: dollarsToCents(pay), isReward: isReward(shift) };
    },
    hasMore && last && planned ? monthKey(planned, last.timeZone) : '',
  );
}

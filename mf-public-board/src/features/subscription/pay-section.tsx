import type { MonthOfPay } from '@leafshift/contracts/reports';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import { ChartSection } from '../charts/chart-section.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import { useShortDays } from '../charts/use-short-days.ts';
import { useWholeDollars } from '../charts/use-whole-dollars.ts';
import styles from './subscription.module.css';

/** What a worker earned: this month and the months before. */
export const PaySection = ({ months }: { months: readonly MonthOfPay[] }) => {
  const { t } = useTranslation('mf-public-board');
  const { dollars, number, hours } = useFormats();
  const days = useShortDays();
  const wholeDollars = useWholeDollars();
  const [current] = months;
  const inOrder = months.toReversed();

  if (!current) return null;
  return (
    <ChartSection
      title={t('subscription.pay')}
      description={t('subscription.payText', { month: days.longMonth(current.month) })}
      chart={
        <>
          <p className={styles.amount}>{dollars(current.pay)}</p>
          <p className={styles.hint}>
            {t('subscription.shifts', { count: current.shifts, number: number(current.shifts) })} ·{' '}
            {hours(current.hours)}
          </p>
          <h3 className={styles.heading}>{t('subscription.lastMonths')}</h3>
          <ColumnChart
            name={t('subscription.lastMonths')}
            startAt={inOrder.length - 1}
            formatTick={wholeDollars}
            columns={inOrder.map(({ month, pay }) => ({
              key: month,
              label: days.month(month),
              words: t('subscription.monthWords', {
                month: days.longMonth(month),
                amount: dollars(pay),
              }),
              value: pay,
              isOpen: month === current.month,
            }))}
          />
        </>
      }
      table={{
        columns: [
          t('subscription.month'),
          t('market.shifts'),
          t('subscription.hours'),
          t('subscription.earned'),
        ],
        rows: months.map(({ month, shifts, hours: worked, pay }) => ({
          key: month,
          cells: [days.longMonth(month), number(shifts), number(worked), dollars(pay)],
        })),
      }}
    />
  );
};

import type { MonthOfSpend } from '@leafshift/contracts/reports';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import { ChartSection } from '../charts/chart-section.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import { useShortDays } from '../charts/use-short-days.ts';
import { useWholeDollars } from '../charts/use-whole-dollars.ts';
import styles from './subscription.module.css';

/** What an employer spent: this month in parts, and the months before. */
export const SpendSection = ({ months }: { months: readonly MonthOfSpend[] }) => {
  const { t } = useTranslation('mf-public-board');
  const { dollars, number } = useFormats();
  const days = useShortDays();
  const wholeDollars = useWholeDollars();
  const [current] = months;
  const inOrder = months.toReversed();

  if (!current) return null;
  const parts = [
    [t('subscription.basePay'), current.basePay],
    [t('subscription.platformFee'), current.platformFee],
    [t('subscription.processingFee'), current.processingFee],
    [t('subscription.tax'), current.tax],
  ] as const;
  return (
    <ChartSection
      title={t('subscription.spend')}
      description={t('subscription.spendText', { month: days.longMonth(current.month) })}
      chart={
        <>
          <p className={styles.amount}>{dollars(current.total)}</p>
          <p className={styles.hint}>
            {t('subscription.invoices', {
              count: current.invoices,
              number: number(current.invoices),
            })}
          </p>
          <dl className={styles.bill}>
            {parts.map(([label, amount]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="ls-figures">{dollars(amount)}</dd>
              </div>
            ))}
          </dl>
          <h3 className={styles.heading}>{t('subscription.lastMonths')}</h3>
          <ColumnChart
            name={t('subscription.lastMonths')}
            startAt={inOrder.length - 1}
            formatTick={wholeDollars}
            columns={inOrder.map(({ month, total }) => ({
              key: month,
              label: days.month(month),
              words: t('subscription.monthWords', {
                month: days.longMonth(month),
                amount: dollars(total),
              }),
              value: total,
              isOpen: month === current.month,
            }))}
          />
        </>
      }
      table={{
        columns: [
          t('subscription.month'),
          t('subscription.basePay'),
          t('subscription.platformFee'),
          t('subscription.processingFee'),
          t('subscription.tax'),
          t('subscription.total'),
        ],
        rows: months.map(({ month, basePay, platformFee, processingFee, tax, total }) => ({
          key: month,
          cells: [
            days.longMonth(month),
            ...[basePay, platformFee, processingFee, tax, total].map(dollars),
          ],
        })),
      }}
    />
  );
};

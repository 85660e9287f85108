import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';
import styles from './cost-breakdown.module.css';

/** Dollars and percentages, as on the wire. */
export interface Cost {
  readonly basePay: number;
  readonly leafshiftPercent: number;
  readonly leafshiftFee: number;
  readonly processingFee: number;
  readonly taxPercent: number;
  readonly tax: number;
  readonly total: number;
}

/** Base pay, platform fee, processing fee, tax and their sum (MONEY-3). */
export function CostBreakdown({ cost }: { readonly cost: Cost }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const fee = t('cost.leafshiftFee', { percent: formats.percent(cost.leafshiftPercent) });
  const tax = t('cost.tax', { percent: formats.percent(cost.taxPercent) });
  return (
    <dl className={styles.breakdown}>
      <Line label={t('cost.basePay')} amount={formats.dollars(cost.basePay)} />
      <Line label={fee} amount={formats.dollars(cost.leafshiftFee)} />
      <Line label={t('cost.processingFee')} amount={formats.dollars(cost.processingFee)} />
      <Line label={tax} amount={formats.dollars(cost.tax)} />
      <div className={styles.total}>
        <dt>{t('cost.total')}</dt>
        <dd>{formats.dollars(cost.total)}</dd>
      </div>
    </dl>
  );
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

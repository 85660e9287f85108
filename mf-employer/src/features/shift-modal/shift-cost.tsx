import type { TempPost } from '@leafshift/contracts/posts';
import { centsToDollars } from '@leafshift/domain/money';
import { useFormats } from '@leafshift/i18n';
import { useUser } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';
import { CostBreakdown } from '../cost/cost-breakdown.tsx';
import { costOfShift } from './cost-of-shift.ts';
import styles from './views.module.css';

/** The worked time of everybody, and what it comes to with fees and tax. */
export function ShiftCost({ post }: { readonly post: TempPost }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const cost = costOfShift(post, useUser());
  if (!cost) {
    return null;
  }
  return (
    <>
      <ul aria-label={t('submit.workedTime')}>
        {cost.lines.map(({ worker, hours, pay }) => (
          <li key={worker._id} className={styles.workedRow}>
            <span>{worker.name}</span>
            <span className={styles.hours}>
              {t('shift.workedHours', { hours: formats.twoDecimals(hours) })}
            </span>
            <span className={styles.amount}>{formats.dollars(centsToDollars(pay))}</span>
          </li>
        ))}
      </ul>
      <CostBreakdown
        cost={{
          basePay: centsToDollars(cost.basePay),
          leafshiftPercent: cost.leafshiftPercent,
          leafshiftFee: centsToDollars(cost.platformFee),
          processingFee: centsToDollars(cost.processingFee),
          taxPercent: cost.taxPercent,
          tax: centsToDollars(cost.tax),
          total: centsToDollars(cost.total),
        }}
      />
    </>
  );
}

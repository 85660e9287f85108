import type { ShiftCost } from '@leafshift/contracts/invoice';
import { useFormats } from '@leafshift/i18n';
import { Money } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { CostBreakdown } from '../../cost/cost-breakdown.tsx';
import { LineKindText } from '../../cost/line-kind-text.tsx';
import styles from '../views.module.css';

/**
 * The worked time of each worker and the total cost with fees and tax, as the server computes it.
 */
export function ShiftCostDetails({ cost }: { readonly cost: ShiftCost }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return (
    <>
      <ul className={styles.worked} aria-label={t('submit.workedTime')}>
        {cost.workerArray.map((line) => (
          <li key={line._id} className={styles.workedRow}>
            <span>
              <bdi>{line.name}</bdi> <LineKindText line={line} />
            </span>
            <span className={styles.hours}>
              {t('shift.workedHours', { hours: formats.twoDecimals(line.hours) })}
            </span>
            <span className={styles.amount}>
              <Money dollars={line.amount} />
            </span>
          </li>
        ))}
      </ul>
      <CostBreakdown cost={{ ...cost, basePay: cost.totalRate }} />
    </>
  );
}

import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../team/use-may.ts';
import styles from './bulk.module.css';
import { BULK_ACTIONS, type BulkAction } from './bulk-plan.ts';

/** What commits to an amount. */
const OF_MONEY: readonly BulkAction[] = ['submit', 'cancel'];

interface BulkBarProps {
  readonly count: number;
  readonly onAct: (action: BulkAction) => void;
  /** Offers their free places to workers in order. */
  readonly onOffer: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen shifts; stays in sight while there are any. */
export function BulkBar({ count, onAct, onOffer, onClear }: BulkBarProps) {
  const { t } = useTranslation('mf-employer');
  const mayPlan = useMay('money');
  const actions = BULK_ACTIONS.filter((action) => mayPlan || !OF_MONEY.includes(action));
  return (
    <section className={styles.bar} aria-label={t('bulk.label')}>
      <span className={styles.count} role="status">
        {t('bulk.selected', { count })}
      </span>
      <Button size="large" onClick={onOffer}>
        {t('offer.open')}
      </Button>
      {actions.map((action) => (
        <Button
          key={action}
          size="large"
          danger={action === 'cancel'}
          onClick={() => onAct(action)}
        >
          {t(`bulk.action.${action}`)}
        </Button>
      ))}
      <Button type="text" size="large" className={styles.clear} onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </section>
  );
}

import { cents, centsToDollars } from '@leafshift/domain/money';
import { useFormats } from '@leafshift/i18n';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './schedule.module.css';
import type { WeekStore } from './week-model.ts';

interface StoreFactsProps {
  readonly store: WeekStore;
  readonly onBudget: (store: WeekStore) => void;
}

/** A store's row above its roles. */
export function StoreHead({ store, span, onBudget }: StoreFactsProps & { readonly span: number }) {
  return (
    <tr>
      <th colSpan={span} scope="rowgroup" className={styles.store}>
        <StoreFacts store={store} onBudget={onBudget} />
      </th>
    </tr>
  );
}

/** A store's name with its coverage, hours and cost in the week, against its budget. */
export function StoreFacts({ store, onBudget }: StoreFactsProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const dollars = (amount: number) => formats.dollars(centsToDollars(cents(amount)));
  const { budget, cost, hours, confirmed, workers } = store;
  const isOver = budget !== null && cost > budget;
  return (
    <div className={styles.storeFacts}>
      <bdi className={styles.storeName}>{store.name}</bdi>
      <span className={styles.figures}>
        {t('schedule.coverage', { confirmed, workers })} · {formats.hours(hours)} ·{' '}
        <span data-over={isOver || undefined}>
          {budget === null
            ? dollars(cost)
            : t('schedule.ofBudget', { cost: dollars(cost), budget: dollars(budget) })}
        </span>
        {isOver && <strong> · {t('schedule.overBudget', { by: dollars(cost - budget) })}</strong>}
      </span>
      {store.isOpen && (
        <Button type="text" className={styles.screenOnly} onClick={() => onBudget(store)}>
          {t(budget === null ? 'schedule.setBudget' : 'schedule.changeBudget')}
        </Button>
      )}
    </div>
  );
}

import { MAX_OFFERED_WORKERS, type OfferableWorker } from '@leafshift/contracts/next-in-line';
import { OFFER_MINUTES } from '@leafshift/domain/next-in-line';
import { useShell } from '@leafshift/shell-sdk';
import { NativeSelect } from '@leafshift/ui/native-select';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './next-in-line.module.css';
import { OrderList } from './order-list.tsx';
import { offerableQuery } from './queries.ts';

type Minutes = (typeof OFFER_MINUTES)[number];

/** Whom to offer places to, in order, and how long each has. */
export interface OfferOrder {
  readonly workerIds: readonly string[];
  readonly minutes: Minutes;
}

export const NO_OFFER: OfferOrder = { workerIds: [], minutes: 60 };

interface OfferFormProps {
  readonly value: OfferOrder;
  readonly onChange: (value: OfferOrder) => void;
}

/** Chooses workers in an order, favourites at once, and the time that each has to answer. */
export function OfferForm({ value, onChange }: OfferFormProps) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const workers = useQuery(offerableQuery(api));
  const choose = (workerIds: readonly string[]) =>
    onChange({ ...value, workerIds: workerIds.slice(0, MAX_OFFERED_WORKERS) });
  if (workers.isPending) return <ListSkeleton rows={3} />;
  if (!workers.data)
    return <ErrorState error={workers.error} onRetry={workers.refetch} isCompact />;
  if (workers.data.length === 0) {
    return <EmptyState isCompact title={t('offer.nobody')} text={t('offer.nobodyText')} />;
  }
  return (
    <div className={styles.form}>
      <div className={styles.tools}>
        <NativeSelect
          isLarge
          label={t('offer.minutes')}
          value={String(value.minutes)}
          options={OFFER_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: minutes < 60 ? t('offer.each', { count: minutes }) : hours(minutes),
          }))}
          onChange={(chosen) => {
            const minutes = OFFER_MINUTES.find((known) => String(known) === chosen);
            if (minutes) onChange({ ...value, minutes });
          }}
        />
        {favouritesOf(workers.data).length > 0 && (
          <Button size="large" onClick={() => choose(favouritesOf(workers.data))}>
            {t('offer.allFavourites')}
          </Button>
        )}
      </div>
      <OrderList workers={workers.data} chosen={value.workerIds} onChoose={choose} />
    </div>
  );

  function hours(minutes: number): string {
    return t('offer.eachHours', { count: minutes / 60 });
  }
}

const favouritesOf = (workers: readonly OfferableWorker[]) =>
  workers.filter(({ isFavourite }) => isFavourite).map(({ _id }) => _id);

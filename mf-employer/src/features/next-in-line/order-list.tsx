import type { OfferableWorker } from '@leafshift/contracts/next-in-line';
import { useFormats } from '@leafshift/i18n';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import Checkbox from 'antd/es/checkbox';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouritePast } from '../favourites/favourite-past.tsx';
import peopleStyles from '../favourites/favourites.module.css';
import styles from './next-in-line.module.css';

interface OrderListProps {
  readonly workers: readonly OfferableWorker[];
  /** In the order in which they are asked. */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Workers to choose in an order: who is ticked first is asked first. */
export function OrderList({ workers, chosen, onChoose }: OrderListProps) {
  const { t } = useTranslation('mf-employer');
  return (
    <ul className={styles.people} aria-label={t('offer.workers')}>
      {workers.map((worker) => (
        <Row
          key={worker._id}
          worker={worker}
          place={chosen.indexOf(worker._id)}
          onChoose={(isChosen) => {
            const others = chosen.filter((id) => id !== worker._id);
            onChoose(isChosen ? [...others, worker._id] : others);
          }}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly worker: OfferableWorker;
  /** In the order; -1 for who is not in it. */
  readonly place: number;
  readonly onChoose: (isChosen: boolean) => void;
}

function Row({ worker, place, onChoose }: RowProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const id = useId();
  const isChosen = place >= 0;
  return (
    <li className={peopleStyles.item}>
      <label className={peopleStyles.person} htmlFor={id}>
        <Checkbox
          id={id}
          checked={isChosen}
          aria-label={
            isChosen ? t('offer.placed', { name: worker.name, place: place + 1 }) : worker.name
          }
          onChange={({ target }) => onChoose(target.checked)}
        />
        <WorkerAvatar name={worker.name} photo={worker.profilePhoto} />
        <span className={peopleStyles.who}>
          <span className={peopleStyles.name}>
            <bdi>{worker.name}</bdi>
          </span>
          <span className={peopleStyles.past}>
            {worker.isFavourite && <>{t('offer.favourite')} · </>}
            <FavouritePast worker={worker} />
          </span>
        </span>
        {isChosen && (
          <span className={styles.order} aria-hidden>
            {formats.number(place + 1)}
          </span>
        )}
      </label>
    </li>
  );
}

import HeartFilled from '@ant-design/icons/es/icons/HeartFilled';
import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import styles from './favourites.module.css';
import { type Candidate, useFavourite } from './use-favourite.ts';

/** Makes a worker a favourite, or no longer one. */
export function FavouriteButton({ worker }: { readonly worker: Candidate }) {
  const { t } = useTranslation('mf-employer');
  const favourite = useFavourite(worker);
  const isFavourite = favourite?.isFavourite ?? false;
  return (
    <Button
      className={styles.heart}
      icon={isFavourite ? <HeartFilled aria-hidden /> : <HeartOutlined aria-hidden />}
      aria-pressed={isFavourite}
      aria-label={t('favourites.favouriteOf', { name: worker.name })}
      disabled={!favourite}
      onClick={favourite?.toggle}
    >
      {t('favourites.favourite')}
    </Button>
  );
}

import type { FavouriteWorker } from '@leafshift/contracts/favourites';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';

/** A worker's rating and how often they have worked here, as one line of text. */
export function FavouritePast({
  worker,
}: {
  readonly worker: Pick<FavouriteWorker, 'rating' | 'shiftsWithMe'>;
}) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const shifts = t('favourites.shiftsWithMe', { count: worker.shiftsWithMe });
  return worker.rating === null ? (
    shifts
  ) : (
    <>
      {t('favourites.rated', { rating: formats.twoDecimals(worker.rating) })} · {shifts}
    </>
  );
}

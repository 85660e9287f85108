import { type Distance, shownKm } from '@leafshift/domain/places/precision';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';

/** How far away something is; with '~', read out as 'about', where nobody knows to the kilometre (SHIFT-60). */
export function Away({ distance }: { readonly distance: Distance }) {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  const km = formats.number(shownKm(distance));
  if (distance.isExact) return t('shift.away', { distance: km });
  return (
    <>
      <span aria-hidden>{t('shift.away', { distance: `~${km}` })}</span>
      <span className="ls-unseen">{t('shift.aboutAway', { distance: km })}</span>
    </>
  );
}

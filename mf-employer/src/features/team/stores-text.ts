import type { Location } from '@leafshift/contracts/profile';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';

/** Says for which stores somebody works; those that are gone, or not one's own, are left out. */
export function useStoresText(locations: readonly Location[]) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return (stores: readonly string[] | null): string => {
    if (stores === null) return t('team.allStores');
    const names = locations.filter(({ _id }) => stores.includes(_id));
    return formats.list(names.map(({ locationName }) => locationName)) || t('team.otherStores');
  };
}

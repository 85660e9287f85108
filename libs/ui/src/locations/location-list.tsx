import type { Location } from '@leafshift/contracts/profile';
import type { ReactNode } from 'react';
import { EntryList, TwoLines } from '../entry-list/index.ts';
import { useUiText } from '../locales/use-ui-text.ts';

/** The height in px from which the list scrolls (ONBOARD-46). */
const MAX_HEIGHT = 150;

interface Props {
  readonly locations: readonly Location[];
  readonly onRemove: (id: string) => Promise<void> | void;
  /** Further actions of a location, such as copying its address. */
  readonly actionsOf?: (location: Location) => ReactNode;
}

/** The 'Locations List' with delete (ONBOARD-45). */
export function LocationList({ locations, onRemove, actionsOf }: Props) {
  const t = useUiText();
  return (
    <EntryList
      title={t('location.list')}
      emptyText={t('location.empty')}
      onRemove={onRemove}
      maxHeight={MAX_HEIGHT}
      entries={locations.map((location) => ({
        id: location._id,
        name: location.locationName,
        content: <TwoLines first={location.locationName} second={location.fullAddress} />,
        actions: actionsOf?.(location),
      }))}
    />
  );
}

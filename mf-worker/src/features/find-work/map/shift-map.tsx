import { type Place, shownKm } from '@leafshift/domain/places/precision';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { AreaMap, MapPins } from '@leafshift/ui/area-map';
import { useTranslation } from 'react-i18next';
import { type ShiftPlace, shownArea } from './shift-places.ts';

interface ShiftMapProps {
  /** The nearest first. */
  readonly places: readonly ShiftPlace[];
  readonly home: Place | null;
  readonly withinKm: number | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (keys: ReadonlySet<string>) => void;
}

type Places = readonly [ShiftPlace, ...ShiftPlace[]];

/** The places of open shifts around home, as far as I look; each pin chooses its shifts (FIND-9). */
export function ShiftMap({ places, home, withinKm, chosen, onChoose }: ShiftMapProps) {
  const { t } = useTranslation('mf-worker');
  const { googleMapsKey } = useShell().config;
  const nameOf = usePinName();
  const area = shownArea(places, home, withinKm);
  if (!area) return null;
  return (
    <AreaMap
      label={t('findWork.map.label')}
      area={area}
      rings={home && { centre: home, label: t('findWork.map.home'), limitKm: withinKm }}
      googleMapsKey={googleMapsKey}
      pins={places}
    >
      <MapPins places={places} chosen={chosen} nameOf={nameOf} onChoose={onChoose} />
    </AreaMap>
  );
}

/** `3 shifts, 4.2 km away, Toronto`. */
function usePinName(): (places: Places) => string {
  const { t } = useTranslation('mf-worker');
  const formats = useFormats();
  return (places) => {
    const [{ city, distance }] = places;
    const count = places.reduce((sum, place) => sum + place.count, 0);
    const shifts = t('findWork.count', { count });
    const more = places.length - 1;
    const place = more === 0 ? city : t('findWork.map.morePlaces', { place: city, count: more });
    const km = distance && formats.number(shownKm(distance));
    const away = distance?.isExact ? 'shift.away' : 'shift.aboutAway';
    const pin =
      km === null
        ? t('findWork.map.pinWithoutHome', { shifts, place })
        : t('findWork.map.pin', { shifts, distance: t(away, { distance: km }), place });
    return places.some(({ isMarked }) => isMarked) ? t('findWork.map.pinInvited', { pin }) : pin;
  };
}

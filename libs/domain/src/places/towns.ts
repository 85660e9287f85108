import { foldedName } from './town-names.ts';

/** A Canadian town with its province's code and coordinates in degrees. */
export interface CanadianPlace {
  readonly name: string;
  readonly province: string;
  readonly latitude: number;
  readonly longitude: number;
}

type Row = [name: string, province: string, latitude: number, longitude: number];

let loading: Promise<readonly CanadianPlace[]> | undefined;

const load = async (): Promise<readonly CanadianPlace[]> => {
  const { default: rows } = await import('./towns.json', { with: { type: 'json' } });
  return (rows as Row[]).map(([name, province, latitude, longitude]) => ({
    name,
    province,
    latitude,
    longitude,
  }));
};

/** About a thousand Canadian towns, largest first; loaded when first needed. */
export const canadianPlaces = (): Promise<readonly CanadianPlace[]> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** The town of that name in that province, if there is one; `Quebec City` is `Québec`. */
export const findTown = (
  places: readonly CanadianPlace[],
  name: string,
  province: string,
): CanadianPlace | undefined => {
  const wanted = foldedName(name);
  const named = (text: string) =>
    places.find((place) => place.province === province && foldedName(place.name) === text);
  return named(wanted) ?? named(wanted.replace(/ city$/, ''));
};

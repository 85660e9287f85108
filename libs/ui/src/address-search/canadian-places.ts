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
  const { default: rows } = await import('./places.json', { with: { type: 'json' } });
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

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** The towns whose name begins with the text, largest first. Accents and case do not count. */
export const townsBeginningWith = (
  places: readonly CanadianPlace[],
  text: string,
): readonly CanadianPlace[] => {
  const wanted = folded(text);
  return wanted === '' ? [] : places.filter(({ name }) => folded(name).startsWith(wanted));
};

/** The town of that name in that province, if there is one. */
export const findTown = (
  places: readonly CanadianPlace[],
  name: string,
  province: string,
): CanadianPlace | undefined =>
  places.find((place) => place.province === province && folded(place.name) === folded(name));

import { metresBetween } from '@leafshift/domain/distance';
import { WITH_TOWN_METRES } from '@leafshift/domain/places/locate';
import { areaCodeOf, type PostalArea, postalAreas } from '@leafshift/domain/places/postal-areas';
import { foldedName } from '@leafshift/domain/places/town-names';
import { type CanadianPlace, canadianPlaces } from '@leafshift/domain/places/towns';
import { fullAddressOf, type ParsedAddress, parseAddress } from './parse-address.ts';
import type { FoundAddress, PlaceSource, PlaceSuggestion } from './place-source.ts';

const MOST_SUGGESTIONS = 8;

interface TownSuggestion extends PlaceSuggestion {
  readonly found: FoundAddress;
}

/**
 * The search that needs no provider: finds the town and the postal code in what was typed and keeps
 * the street as it stands. `1055 main st vanc` suggests `1055 main st, Vancouver, BC`.
 */
export const builtInPlaces: PlaceSource = {
  async search(text) {
    const [towns, areas] = await Promise.all([canadianPlaces(), postalAreas()]);
    const parsed = parseAddress(text, towns);
    const area = areas.get(areaCodeOf(parsed.postalCode) ?? '');
    const near = area
      ? parsed.towns.filter((town) => metresBetween(town, area) <= WITH_TOWN_METRES)
      : parsed.towns;
    if (near.length > 0) {
      return near.slice(0, MOST_SUGGESTIONS).map((town) => suggestion(parsed, town, area));
    }
    const [province] = parsed.provinces;
    if (!parsed.postalCode || !province || parsed.provinces.length > 1) return [];
    return [suggestion(parsed, { name: townOf(area, towns), province }, area)];
  },
  async resolve(chosen) {
    return (chosen as TownSuggestion).found;
  },
};

/** The name as the list of towns has it. */
const townOf = (area: PostalArea | undefined, towns: readonly CanadianPlace[]): string =>
  towns.find(({ name }) => foldedName(name) === foldedName(area?.town ?? ''))?.name ?? '';

function suggestion(
  { street, postalCode }: ParsedAddress,
  town: Pick<CanadianPlace, 'name' | 'province'> & Partial<CanadianPlace>,
  area: PostalArea | undefined,
): TownSuggestion {
  const { latitude, longitude } = area ?? town;
  const parts = {
    ...(street && { address: street }),
    ...(town.name && { city: town.name }),
    province: town.province,
    ...(postalCode && { postalCode }),
  };
  const label = fullAddressOf(parts);
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return {
    id: label,
    label,
    found: { ...parts, country: 'Canada', ...(isPlaced && { latitude, longitude }) },
  };
}

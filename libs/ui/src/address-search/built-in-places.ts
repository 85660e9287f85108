import { canadianPlaces, townsBeginningWith } from './canadian-places.ts';
import { parseAddress } from './parse-address.ts';
import type { FoundAddress, PlaceSource, PlaceSuggestion } from './place-source.ts';

const MOST_SUGGESTIONS = 8;

interface TownSuggestion extends PlaceSuggestion {
  readonly found: FoundAddress;
}

/**
 * The search that needs no provider: finds the town in what was typed and keeps the street as it
 * stands. `1055 Main St, Vanc` suggests `1055 Main St, Vancouver, BC`.
 */
export const builtInPlaces: PlaceSource = {
  async search(text) {
    const { street, town, provinces, postalCode } = parseAddress(text);
    const towns = townsBeginningWith(await canadianPlaces(), town).filter(({ province }) =>
      provinces.includes(province),
    );
    return towns.slice(0, MOST_SUGGESTIONS).map(
      ({ name, province, latitude, longitude }): TownSuggestion => ({
        id: `${name}/${province}/${latitude}/${longitude}`,
        label: [street, name, province].filter(Boolean).join(', '),
        found: {
          city: name,
          province,
          country: 'Canada',
          latitude,
          longitude,
          ...(street && { address: street }),
          ...(postalCode && { postalCode }),
        },
      }),
    );
  },
  async resolve(suggestion) {
    return (suggestion as TownSuggestion).found;
  },
};

/// <reference types="google.maps" />
import type { FoundAddress, PlaceSource, PlaceSuggestion } from './place-source.ts';

interface GoogleSuggestion extends PlaceSuggestion {
  readonly place: google.maps.places.Place;
}

const part = (
  components: readonly google.maps.places.AddressComponent[],
  type: string,
  form: 'longText' | 'shortText' = 'longText',
): string => components.find(({ types }) => types.includes(type))?.[form] ?? '';

const addressOf = (place: google.maps.places.Place): FoundAddress => {
  const components = place.addressComponents ?? [];
  const number = [part(components, 'subpremise'), part(components, 'street_number')];
  const street = [number.filter(Boolean).join('-'), part(components, 'route')];
  // The middle of a street may be far from the house: without its number the postal code says where.
  const isHouse = part(components, 'street_number') !== '';
  return {
    address: street.filter(Boolean).join(' '),
    city:
      part(components, 'locality') ||
      part(components, 'sublocality') ||
      part(components, 'administrative_area_level_3'),
    province: part(components, 'administrative_area_level_1', 'shortText'),
    postalCode: part(components, 'postal_code'),
    country: part(components, 'country'),
    ...(place.formattedAddress && { fullAddress: place.formattedAddress }),
    ...(isHouse &&
      place.location && {
        latitude: place.location.lat(),
        longitude: place.location.lng(),
      }),
  };
};

/** Google Places with a key: address-type places in Canada (ONBOARD-41). */
export const googlePlaces = (key: string): PlaceSource => {
  const library = async (): Promise<google.maps.PlacesLibrary> => {
    const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader');
    setOptions({ key, region: 'CA' });
    return importLibrary('places');
  };
  let loading: ReturnType<typeof library> | undefined;
  const places = (): ReturnType<typeof library> => {
    loading ??= library().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    async search(text) {
      const { AutocompleteSuggestion } = await places();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: text,
        includedRegionCodes: ['ca'],
        includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      });
      return suggestions.flatMap(({ placePrediction }): GoogleSuggestion[] =>
        placePrediction
          ? [
              {
                id: placePrediction.placeId,
                label: placePrediction.text.toString(),
                place: placePrediction.toPlace(),
              },
            ]
          : [],
      );
    },
    async resolve(suggestion) {
      const { place } = suggestion as GoogleSuggestion;
      await place.fetchFields({ fields: ['addressComponents', 'location', 'formattedAddress'] });
      return addressOf(place);
    },
  };
};

import { googlePlaces } from './google-places.ts';

const component = (type: string, longText: string, shortText = longText) => ({
  types: [type],
  longText,
  shortText,
});
const place = {
  fetchFields: jest.fn(),
  formattedAddress: '2-1055 Main St, Vancouver, BC V6A 2V5, Canada',
  location: { lat: () => 49.2746, lng: () => -123.1 },
  addressComponents: [
    component('subpremise', '2'),
    component('street_number', '1055'),
    component('route', 'Main St'),
    component('locality', 'Vancouver'),
    component('administrative_area_level_1', 'British Columbia', 'BC'),
    component('postal_code', 'V6A 2V5'),
    component('country', 'Canada', 'CA'),
  ],
};
const mockFetch = jest.fn();

jest.mock('@googlemaps/js-api-loader', () => ({
  setOptions: () => undefined,
  importLibrary: async () => ({
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: mockFetch },
  }),
}));

describe('the address search of Google', () => {
  const places = googlePlaces('a-key');
  const search = async () => {
    mockFetch.mockResolvedValueOnce({
      suggestions: [
        {
          placePrediction: { placeId: 'p1', text: '1055 Main St', toPlace: () => place },
        },
        { placePrediction: null },
      ],
    });
    return places.search('1055 Main');
  };

  it('asks for addresses in Canada only', async () => {
    expect(await search()).toMatchObject([{ id: 'p1', label: '1055 Main St' }]);
    expect(mockFetch).toHaveBeenCalledWith({
      input: '1055 Main',
      includedRegionCodes: ['ca'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
    });
  });

  it('yields street, city, short province, postal code, country and coordinates', async () => {
    const [first] = await search();
    expect(await places.resolve(first!)).toEqual({
      fullAddress: '2-1055 Main St, Vancouver, BC V6A 2V5, Canada',
      address: '2-1055 Main St',
      city: 'Vancouver',
      province: 'BC',
      postalCode: 'V6A 2V5',
      country: 'Canada',
      latitude: 49.2746,
      longitude: -123.1,
    });
  });

  it('fails where Google does, so that the page can say so', async () => {
    mockFetch.mockRejectedValueOnce(new Error('quota'));
    await expect(places.search('1055 Main')).rejects.toThrow('quota');
  });
});

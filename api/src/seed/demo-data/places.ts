import type { AddressFields } from '@leafshift/contracts/profile';

type Place = AddressFields;

interface PlaceLine {
  readonly address: string;
  readonly city: string;
  readonly province: string;
  readonly postalCode: string;
  readonly at: readonly [latitude: number, longitude: number];
}

/** An address as the address search would have yielded it. */
export const place = ({ address, city, province, postalCode, at }: PlaceLine): Place => ({
  fullAddress: `${address}, ${city}, ${province} ${postalCode}, Canada`,
  address,
  city,
  province,
  postalCode,
  country: 'Canada',
  latitude: at[0],
  longitude: at[1],
});

/** Where workers live, by province. */
export const HOMES: Readonly<Record<'ON' | 'BC' | 'AB' | 'QC', readonly Place[]>> = {
  ON: [
    place({
      address: '22 Shaw St',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M6J 2W3',
      at: [43.6453, -79.4158],
    }),
    place({
      address: '580 Danforth Ave',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M4K 1R1',
      at: [43.6785, -79.3473],
    }),
    place({
      address: '41 James St N',
      city: 'Hamilton',
      province: 'ON',
      postalCode: 'L8R 2K1',
      at: [43.2582, -79.8694],
    }),
    place({
      address: '210 Dundas St',
      city: 'London',
      province: 'ON',
      postalCode: 'N6A 1H3',
      at: [42.9832, -81.2453],
    }),
  ],
  BC: [
    place({
      address: '1850 Commercial Dr',
      city: 'Vancouver',
      province: 'BC',
      postalCode: 'V5N 4A5',
      at: [49.2676, -123.0696],
    }),
    place({
      address: '720 Yates St',
      city: 'Victoria',
      province: 'BC',
      postalCode: 'V8W 1L4',
      at: [48.4262, -123.3634],
    }),
  ],
  AB: [
    place({
      address: '928 17 Ave SW',
      city: 'Calgary',
      province: 'AB',
      postalCode: 'T2T 0A2',
      at: [51.0379, -114.0846],
    }),
    place({
      address: '10412 Whyte Ave',
      city: 'Edmonton',
      province: 'AB',
      postalCode: 'T6E 2A2',
      at: [53.518, -113.4976],
    }),
  ],
  QC: [
    place({
      address: '4030 Rue Saint-Denis',
      city: 'Montréal',
      province: 'QC',
      postalCode: 'H2W 2M4',
      at: [45.5212, -73.5772],
    }),
    place({
      address: '195 Rue Saint-Joseph E',
      city: 'Québec',
      province: 'QC',
      postalCode: 'G1K 3A8',
      at: [46.8145, -71.2261],
    }),
  ],
};

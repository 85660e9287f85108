import type { JobTitle, JobType } from '@leafshift/contracts/posts';
import type { Location } from '@leafshift/contracts/profile';
import { aLocation, anId } from '@leafshift/testing/builders';

export interface Business {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly location: Location;
}

const business = (
  number: number,
  name: string,
  timeZone: string,
  location: Partial<Location>,
): Business => ({
  id: anId(900 + number),
  name,
  timeZone,
  location: aLocation({
    _id: anId(950 + number),
    fullAddress: `${location.address}, ${location.city}, ${location.province} ${location.postalCode}, Canada`,
    ...location,
  }),
});

/** Who posts shifts; the last one has the longest names that anybody may give. */
export const BUSINESSES: readonly Business[] = [
  business(1, 'Maple Leaf Dispensary', 'America/Toronto', {
    locationName: 'Queen Street Shop',
    address: '401 Queen St W',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 2A5',
    latitude: 43.6484,
    longitude: -79.3957,
  }),
  business(2, 'Harbour Greens', 'America/Halifax', {
    locationName: 'Harbour Greens Waterfront',
    address: '1549 Lower Water St',
    city: 'Halifax',
    province: 'NS',
    postalCode: 'B3J 1S2',
    latitude: 44.6452,
    longitude: -63.5708,
  }),
  business(3, 'Prairie Sky Cultivation', 'America/Toronto', {
    locationName: 'North Greenhouse',
    address: '88 Industrial Pkwy N',
    city: 'Aurora',
    province: 'ON',
    postalCode: 'L4G 3C4',
    latitude: 44.0065,
    longitude: -79.4504,
  }),
  business(
    4,
    'The Quiet Corner Neighbourhood Cannabis Company of Greater Hamilton and Niagara',
    'America/Toronto',
    {
      locationName: 'James Street North Flagship Shop, Events Hall and Community Learning Room',
      address: '215 James St N',
      city: 'Hamilton',
      province: 'ON',
      postalCode: 'L8R 2L2',
      latitude: 43.2609,
      longitude: -79.8672,
    },
  ),
];

export interface Job {
  readonly jobTitle: JobTitle;
  readonly jobType: JobType;
  readonly rate: number;
  readonly duration: number;
  readonly startHour: number;
  readonly description: string;
}

export const JOBS: readonly Job[] = [
  {
    jobTitle: 'Budtender',
    jobType: 'Authorized Retailer',
    rate: 23,
    duration: 8,
    startHour: 9,
    description:
      '<p>Serve our guests at the counter, check IDs at the door and keep the displays full.</p><h3>Your day</h3><ul><li>Open the till with the shift lead</li><li>Advise guests on flower, edibles and accessories</li><li>Count and close with the evening team</li></ul>',
  },
  {
    jobTitle: 'Trimmer',
    jobType: 'Processing',
    rate: 25.5,
    duration: 7.5,
    startHour: 7,
    description:
      '<p>Hand-trim dried flower to our quality standard. Gloves, gown and stool are ours; the playlist is yours.</p>',
  },
  {
    jobTitle: 'Event Staff',
    jobType: 'Sales and Marketing',
    rate: 28,
    duration: 6,
    startHour: 17,
    description: '<p>Welcome guests at our evening tasting and answer questions at the bar.</p>',
  },
  {
    jobTitle: 'Packing Agent',
    jobType: 'Processing',
    rate: 25,
    duration: 10,
    startHour: 20,
    description: '<p>Pack and label pre-rolls on the night line, in a team of four.</p>',
  },
  {
    jobTitle: 'Brand Ambassador',
    jobType: 'Sales and Marketing',
    rate: 31.5,
    duration: 5,
    startHour: 12,
    description: '<p>Present our new line in three partner shops.</p>',
  },
];

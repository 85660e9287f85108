import type { Location, Profile, Supervisor } from '@leafshift/contracts/profile';
import { aLocation, anEmployerProfile, anId, aSupervisor } from '@leafshift/testing/builders';

/** Places in three zones, one of them with names that are too long for a card. */
export const LOCATIONS: readonly [Location, Location, Location] = [
  aLocation(),
  aLocation({
    _id: anId(102),
    locationName: 'Gastown Flagship and Community Learning Lounge on the Harbour Front',
    fullAddress: '55 Powell Street East, Unit 1204, Vancouver, BC V6A 1E9, Canada',
    address: '55 Powell St',
    city: 'Vancouver',
    province: 'BC',
    postalCode: 'V6A 1E9',
    latitude: 49.283,
    longitude: -123.104,
  }),
  aLocation({ _id: anId(103), locationName: 'Ottawa Greenhouse', city: 'Ottawa' }),
];

export const SUPERVISORS: readonly [Supervisor, Supervisor] = [
  aSupervisor(),
  aSupervisor({
    _id: anId(112),
    name: 'Marc-André Lévesque',
    phoneNumber: '+16045550177',
    email: 'marc@mapleleaf.example',
  }),
];

/** The profile of a business that has everything. */
export const sampleProfile = (): Profile =>
  anEmployerProfile({ locations: [...LOCATIONS], supervisor: [...SUPERVISORS] });

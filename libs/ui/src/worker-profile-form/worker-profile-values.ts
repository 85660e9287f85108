import type { Profile } from '@leafshift/contracts/profile';

/** The fields of a worker's person and address as they are saved; empty where nothing is. */
export const workerProfileValues = (profile: Profile) => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  phoneNumber: profile.phoneNumber ?? '',
  birthDay: profile.birthDay ?? '',
  bio: profile.bio ?? '',
  posExperience: [...profile.posExperience],
  fullAddress: profile.fullAddress ?? '',
  address: profile.address ?? '',
  city: profile.city ?? '',
  province: profile.province ?? '',
  postalCode: profile.postalCode ?? '',
  country: profile.country ?? 'Canada',
  ...(profile.latitude !== undefined && { latitude: profile.latitude }),
  ...(profile.longitude !== undefined && { longitude: profile.longitude }),
});

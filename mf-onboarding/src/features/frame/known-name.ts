import type { Profile } from '@leafshift/contracts/profile';
import type { User } from '@leafshift/contracts/users';

/**
 * The profile with the name that a worker gave when they signed up, until they have saved one: the
 * last word is the last name.
 */
export function withKnownName(profile: Profile, { name }: Pick<User, 'name'>): Profile {
  if (profile.firstName !== undefined || profile.lastName !== undefined) return profile;
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = lastName === '' ? name.trim() : words.slice(0, -1).join(' ');
  return { ...profile, firstName, lastName };
}

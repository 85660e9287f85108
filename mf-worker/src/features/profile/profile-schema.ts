import { type Profile, WorkerProfileUpdate } from '@leafshift/contracts/profile';
import { z } from 'zod';

const ADDRESS_FIELDS: readonly string[] = [
  'fullAddress',
  'address',
  'city',
  'province',
  'postalCode',
];

const isEmpty = (value: unknown): boolean => value === '' || value === undefined || value === null;

/**
 * What the editor sends: any part of the profile (ONBOARD-49). A field that was never
 * filled in may stay empty and is left out; one that was filled in may be changed, not emptied. An
 * address is whole or not there.
 */
export const profileEditorSchema = (saved: Profile) => {
  const keepsEmpty = (name: string, hasAddress: boolean): boolean =>
    ADDRESS_FIELDS.includes(name) ? hasAddress : !isEmpty(saved[name as keyof Profile]);

  return z
    .record(z.string(), z.unknown())
    .transform((values) => {
      const hasAddress = ADDRESS_FIELDS.some((name) => !isEmpty(values[name]));
      const sent = Object.entries(values).filter(
        ([name, value]) => !isEmpty(value) || keepsEmpty(name, hasAddress),
      );
      return Object.fromEntries(hasAddress ? sent : sent.filter(([name]) => name !== 'country'));
    })
    .pipe(WorkerProfileUpdate);
};

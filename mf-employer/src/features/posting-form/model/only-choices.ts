import type { Profile } from '@leafshift/contracts/profile';
import type { PermanentValues, TempValues } from './values.ts';

const onlyOf = (choices: readonly { readonly _id: string }[]): string | null =>
  (choices.length === 1 && choices[0]?._id) || null;

/** The location is chosen where the profile has one only (POST-73). */
export const withOnlyLocation = <Values extends Pick<PermanentValues, 'location'>>(
  values: Values,
  { locations }: Profile,
): Values => ({ ...values, location: values.location ?? onlyOf(locations) });

/** So is the supervisor. */
export const withOnlyChoices = (values: TempValues, profile: Profile): TempValues => ({
  ...withOnlyLocation(values, profile),
  supervisor: values.supervisor ?? onlyOf(profile.supervisor),
});

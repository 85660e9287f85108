import type { Profile, ProfileUpdate } from '@leafshift/contracts/profile';
import { updateProfileMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';
import { useProfileChange } from './use-profile-change.ts';

/**
 * Saves the profile of step 1 and says 'Profile Created', or 'Profile Updated' where it was filled in
 * before (ONBOARD-72). Every account has an empty one from the registration on.
 */
export function useSaveProfile(profile: Profile): (form: ProfileUpdate) => Promise<void> {
  const { t } = useTranslation('mf-onboarding');
  const { api } = useShell();
  const isNew = profile.bio === undefined;
  return useProfileChange(
    updateProfileMutation(api),
    t(isNew ? 'toast.profileCreated' : 'toast.profileUpdated'),
  );
}

import type { ProfileUpdate } from '@leafshift/contracts/profile';
import { updateProfileMutation } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Saves a part of my profile and says 'Profile Updated'. Rejects with an `ApiError`. */
export function useProfileUpdate(): (update: ProfileUpdate) => Promise<void> {
  const { t } = useTranslation('mf-worker');
  const { api, notify } = useShell();
  const save = useMutation(updateProfileMutation(api));
  return async (update) => {
    await save.mutateAsync(update);
    notify('Success', t('toast.profileUpdated'));
  };
}

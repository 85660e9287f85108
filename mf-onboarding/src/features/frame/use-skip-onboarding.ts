import { skipOnboarding } from '@leafshift/contracts/users';
import { messageOf } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Skips onboarding, or continues it, and says so (ONBOARD-69). */
export function useSkipOnboarding() {
  const { t } = useTranslation('mf-onboarding');
  const { api, setUser, notify } = useShell();
  return useMutation({
    mutationFn: (skip: boolean) => api.send(skipOnboarding, { body: { data: skip } }),
    onSuccess: (user, skip) => {
      setUser(user);
      notify('Success', t(skip ? 'toast.skipped' : 'toast.continued'));
    },
    onError: (error) => notify('Error', messageOf(error)),
  });
}

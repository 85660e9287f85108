import { skipOnboarding } from '@leafshift/contracts/users';
import { messageOf } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Takes up the onboarding that was skipped: clears the skip and opens the profile (ONBOARD-13). */
export function useContinueOnboarding() {
  const { t } = useTranslation('mf-worker');
  const { api, setUser, setSessionSkipOnboarding, notify, navigate } = useShell();
  return useMutation({
    mutationFn: () => api.send(skipOnboarding, { body: { data: false } }),
    onSuccess: (user) => {
      setSessionSkipOnboarding(false);
      setUser(user);
      notify('Success', t('toast.continueOnboarding'));
      navigate('/profile');
    },
    onError: (error) => notify('Error', messageOf(error)),
  });
}

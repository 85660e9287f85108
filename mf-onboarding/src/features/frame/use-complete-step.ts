import { setOnboardingLevel } from '@leafshift/contracts/users';
import { isApiError } from '@leafshift/data-access';
import type { OnboardingLevel } from '@leafshift/domain/onboarding';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Sets an onboarding level; the server checks the step's guard and says what is missing. */
export function useCompleteStep() {
  const { t } = useTranslation('mf-onboarding');
  const { api, setUser, notify } = useShell();
  return useMutation({
    mutationFn: (level: OnboardingLevel) => api.send(setOnboardingLevel, { params: { level } }),
    onSuccess: (user) => {
      setUser(user);
      notify('Success', t('toast.stepComplete'));
    },
    onError: (error) =>
      isApiError(error) && error.statusCode === 409
        ? notify('Warning', error.message)
        : notify('Error', t('toast.error')),
  });
}

import { setOnboardingLevel, type User } from '@leafshift/contracts/users';
import { isApiError } from '@leafshift/data-access';
import type { OnboardingLevel } from '@leafshift/domain/onboarding';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/**
 * Sets an onboarding level; the server checks the step's guard and says what is missing.
 * `complete` answers the user, or null when it failed and an alert has said so.
 */
export function useCompleteStep(): {
  readonly complete: (level: OnboardingLevel) => Promise<User | null>;
} {
  const { t } = useTranslation('mf-onboarding');
  const { api, setUser, notify } = useShell();
  const completing = useMutation({
    mutationFn: (level: OnboardingLevel) => api.send(setOnboardingLevel, { params: { level } }),
  });

  const complete = async (level: OnboardingLevel): Promise<User | null> => {
    try {
      const user = await completing.mutateAsync(level);
      setUser(user);
      notify('Success', t('toast.stepComplete'));
      return user;
    } catch (error) {
      if (isApiError(error) && error.statusCode === 409) notify('Warning', error.message);
      else notify('Error', t('toast.error'));
      return null;
    }
  };
  return { complete };
}

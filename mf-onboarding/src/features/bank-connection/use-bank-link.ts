import { connectOnboardingLink } from '@leafshift/contracts/users';
import { useShell } from '@leafshift/shell-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Opens the provider's bank connection in a new window. The window is opened at once, while the
 * browser still sees the click, and closed again when no link comes (specification, section 8).
 */
export function useBankLink(): { readonly isOpening: boolean; readonly open: () => Promise<void> } {
  const { t } = useTranslation('mf-onboarding');
  const { api, notify } = useShell();
  const [isOpening, setIsOpening] = useState(false);

  const open = async (): Promise<void> => {
    const target = window.open('about:blank', '_blank');
    if (!target) {
      notify('Error', t('payment.windowBlocked'));
      return;
    }
    target.opener = null;
    setIsOpening(true);
    try {
      const { url } = await api.send(connectOnboardingLink, {});
      target.location.replace(url);
    } catch {
      target.close();
      notify('Error', t('payment.linkFailed'));
    } finally {
      setIsOpening(false);
    }
  };

  return { isOpening, open };
}

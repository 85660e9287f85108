import { connectOnboardingLink } from '@leafshift/contracts/users';
import { isApiError } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface BankLink {
  readonly isOpening: boolean;
  readonly open: () => Promise<void>;
  /** The link, where the browser did not let this page open a window for it. */
  readonly blocked: string | null;
}

/**
 * Opens the provider's bank connection in a new window. The window is opened at once, while the
 * browser still sees the click, and closed again when no link comes (specification, section 8).
 */
export function useBankLink(): BankLink {
  const { t } = useTranslation('mf-onboarding');
  const { api, notify } = useShell();
  const [isOpening, setIsOpening] = useState(false);
  const [blocked, setBlocked] = useState<string | null>(null);

  const open = async (): Promise<void> => {
    const target = window.open('about:blank', '_blank');
    if (target) target.opener = null;
    setIsOpening(true);
    setBlocked(null);
    try {
      const { url } = await api.send(connectOnboardingLink, {});
      if (target) target.location.replace(url);
      else setBlocked(url);
    } catch (error) {
      target?.close();
      const isWithoutLink = isApiError(error) && error.code === 'UNREADABLE_ANSWER';
      notify('Error', t(isWithoutLink ? 'payment.noLink' : 'payment.linkFailed'));
    } finally {
      setIsOpening(false);
    }
  };

  return { isOpening, open, blocked };
}

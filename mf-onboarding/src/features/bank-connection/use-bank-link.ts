import {
  CONNECT_TICKET_SECONDS,
  connectOnboardingLink,
  type User,
} from '@leafshift/contracts/users';
import { isApiError } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A single-use address at the provider, and the instant in ms until which it works. */
interface Link {
  readonly url: string;
  readonly until: number;
}

interface BankLink {
  readonly isOpening: boolean;
  readonly open: () => Promise<void>;
  /** The bank is being connected in a window that this page has opened, and is not yet. */
  readonly isElsewhere: boolean;
  /** The address, when the browser did not let this page open a window for it. */
  readonly blocked: string | null;
  /** Answers whether the address may still be followed, and says so where it may not. */
  readonly follow: () => boolean;
}

function openWindow(): Window | null {
  const target = window.open('about:blank', '_blank');
  if (target) target.opener = null;
  return target;
}

/**
 * Opens the provider's bank connection in a new window. The window is opened at once, while the
 * browser still sees the click, and closed again when no link comes (MONEY-35).
 */
export function useBankLink(accounts: User['bankDetails']): BankLink {
  const { t } = useTranslation('mf-onboarding');
  const { api, notify } = useShell();
  const [isOpening, setIsOpening] = useState(false);
  const connected = accounts.map(({ _id }) => _id).join();
  // What was connected when the other window was opened.
  const [leftWith, setLeftWith] = useState<string | null>(null);
  const [blocked, setBlocked] = useState<Link | null>(null);

  const open = async (): Promise<void> => {
    let target = openWindow();
    setIsOpening(true);
    setBlocked(null);
    // The question stands on this page, and its answer is a click that may open a window again.
    let isAsked = false;
    const onOwnerAsked = (): void => {
      isAsked = true;
      target?.close();
    };
    try {
      const { url } = await api.send(connectOnboardingLink, {}, { onOwnerAsked });
      if (isAsked) target = openWindow();
      if (target) target.location.replace(url);
      else setBlocked({ url, until: Date.now() + CONNECT_TICKET_SECONDS * 1000 });
      setLeftWith(target ? connected : null);
    } catch (error) {
      target?.close();
      const isWithoutLink = isApiError(error) && error.code === 'UNREADABLE_ANSWER';
      notify('Error', t(isWithoutLink ? 'payment.noLink' : 'payment.linkFailed'));
    } finally {
      setIsOpening(false);
    }
  };

  const follow = (): boolean => {
    const isGood = blocked !== null && Date.now() < blocked.until;
    setBlocked(null);
    setLeftWith(isGood ? connected : null);
    if (!isGood) notify('Error', t('payment.noLinkNow'));
    return isGood;
  };

  return {
    isOpening,
    open,
    isElsewhere: leftWith === connected,
    blocked: blocked?.url ?? null,
    follow,
  };
}

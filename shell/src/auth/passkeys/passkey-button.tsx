import { messageOf } from '@leafshift/data-access';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../composition/core-context.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';

/**
 * 'Sign in with a passkey', where the browser can; the code for it is loaded on the click. Stands in
 * the login form, whose 'Remember me' counts for it too.
 */
export function PasskeyButton() {
  const { t } = useTranslation('shell');
  const { session, alerts } = useCore();
  const remember = useWatch({ name: 'remember' }) === true;
  const [isBusy, setBusy] = useState(false);
  if (!canUsePasskeys()) return null;

  const signIn = async (): Promise<void> => {
    setBusy(true);
    try {
      const { signInWithPasskey } = await import('./passkey-sign-in.ts');
      if (await session.enter((api) => signInWithPasskey(api, remember), remember)) {
        alerts.notify('Success', t('login.success'));
      }
    } catch (error) {
      alerts.notify('Error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button block size="large" loading={isBusy} onClick={signIn}>
      {t('login.passkey')}
    </Button>
  );
}

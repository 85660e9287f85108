import { messageOf } from '@leafshift/data-access';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCore } from '../../composition/core-context.ts';

const PAUSE_SECONDS = 60;

/** Asks for another code; then not again for a minute. */
export function ResendButton({ onResend }: { readonly onResend: () => Promise<unknown> }) {
  const { t } = useTranslation('shell');
  const { alerts } = useCore();
  const [left, setLeft] = useState(0);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const resend = async (): Promise<void> => {
    setSending(true);
    try {
      await onResend();
      setLeft(PAUSE_SECONDS);
      alerts.notify('Success', t('verify.sent'));
    } catch (error) {
      alerts.notify('Error', messageOf(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <Button block type="text" disabled={left > 0} loading={isSending} onClick={resend}>
      {left > 0 ? t('verify.resendIn', { seconds: left }) : t('verify.resend')}
    </Button>
  );
}

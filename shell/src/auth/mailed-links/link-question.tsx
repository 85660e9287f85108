import { messageOf } from '@leafshift/data-access';
import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCore } from '../../composition/core-context.ts';
import { AuthLayout } from '../form/auth-layout.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** What is said once it is done. */
  readonly done: string;
  readonly onConfirm: () => Promise<void>;
  readonly footer?: ReactNode;
}

/** What a mailed link does happens by a button, not by opening it: mail programs look at links, too. */
export function LinkQuestion({ title, text, label, done, onConfirm, footer }: Props) {
  const { t } = useTranslation('shell');
  const { alerts } = useCore();
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');

  const confirm = async (): Promise<void> => {
    setState('sending');
    try {
      await onConfirm();
      setState('done');
    } catch (error) {
      setState('asking');
      alerts.notify('Error', messageOf(error));
    }
  };

  if (state === 'done') {
    return (
      <AuthLayout title={title} footer={<Link to="/">{t('verify.goOn')}</Link>}>
        <p role="status">{done}</p>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={title} intro={text} footer={footer}>
      <Button type="primary" block size="large" loading={state === 'sending'} onClick={confirm}>
        {label}
      </Button>
    </AuthLayout>
  );
}

import type { TempPost } from '@leafshift/contracts/posts';
import { OnDemand } from '@leafshift/ui/lazy';
import Button from 'antd/es/button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Earnings } from '../details/earnings.tsx';
import { ActionBar } from './action-bar.tsx';

const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}));

/** A request waits for the employer; it can be withdrawn, which costs nothing. */
export function RequestedBar({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <ActionBar>
      <Earnings shift={shift} />
      <span>
        {shift.applyUrl !== undefined && (
          <Button
            type="link"
            size="large"
            href={shift.applyUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('apply.form')}
          </Button>
        )}
        <Button size="large" onClick={() => setIsAsking(true)}>
          {t('action.withdrawRequest')}
        </Button>
      </span>
      <OnDemand isOpen={isAsking}>
        <WithdrawDialog shift={shift} isOpen={isAsking} onClose={() => setIsAsking(false)} />
      </OnDemand>
    </ActionBar>
  );
}

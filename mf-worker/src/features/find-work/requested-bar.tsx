import { type TempPost, withdrawRequest } from '@leafshift/contracts/posts';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShiftChange } from '../shift/use-shift-change.ts';
import { ActionBar } from './action-bar.tsx';
import { DialogShift } from './dialog-shift.tsx';
import { Earnings } from './earnings.tsx';

/** A request waits for the employer; it can be withdrawn, which costs nothing. */
export function RequestedBar({ shift }: { readonly shift: TempPost }) {
  const { t } = useTranslation('mf-worker');
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useShiftChange({
    send: (api, id) => api.send(withdrawRequest, { params: { id } }),
    done: t('toast.requestWithdrawn'),
  });
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
      <ConfirmDialog
        isOpen={isAsking}
        title={t('withdraw.title')}
        confirmLabel={t('action.withdrawRequest')}
        onConfirm={() => withdraw.mutateAsync(shift._id)}
        onCancel={() => setIsAsking(false)}
      >
        <DialogShift shift={shift} />
        <p>{t('withdraw.text')}</p>
      </ConfirmDialog>
    </ActionBar>
  );
}

import type { ShiftRequest, TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { confirmRefusal, declineRefusal } from '@leafshift/domain/shift-lifecycle';
import { useRefusals } from '@leafshift/i18n/refusals';
import { toLifecycleShift } from '@leafshift/remote-pages/shifts';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './person-row.module.css';
import { useConfirmRequest, useDeclineRequest } from './use-answer-request.ts';

interface RequestAnswersProps {
  readonly post: TempPost;
  readonly request: ShiftRequest;
}

/** Confirm and decline, beside the one who asks; what is refused is said there as well. */
export function RequestAnswers({ post, request }: RequestAnswersProps) {
  const { t } = useTranslation('mf-employer');
  const say = useRefusals();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = useConfirmRequest(post);
  const decline = useDeclineRequest(post);
  const { name, requestUser } = request;
  const shift = toLifecycleShift(post);
  const mayConfirm = confirmRefusal(shift, requestUser, [], Date.now()) === null;
  if (declineRefusal(shift, requestUser)) return null;
  return (
    <div className={styles.answers}>
      {confirm.error && (
        <p className={styles.problem} role="alert">
          {say(messageOf(confirm.error))}
        </p>
      )}
      <Button
        size="large"
        aria-label={t('panel.declineName', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('panel.decline')}
      </Button>
      {mayConfirm && (
        <Button
          type="primary"
          size="large"
          aria-label={t('panel.confirmName', { name })}
          loading={confirm.isPending}
          onClick={() => confirm.mutate(request)}
        >
          {t('panel.confirm')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('panel.declineAsk', { name })}
        confirmLabel={t('panel.decline')}
        onConfirm={async () => {
          await decline.mutateAsync(request);
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('panel.declineText')}
      </ConfirmDialog>
    </div>
  );
}

import type { NotAgainMark as Mark } from '@leafshift/contracts/worker-notes';
import { messageOf } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { TimeAgo } from '@leafshift/ui/text';
import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotAgainMark } from './not-again-mark.tsx';
import { useNoteChanges } from './use-note-changes.ts';
import styles from './worker-notes.module.css';

interface Props {
  readonly worker: { readonly _id: string; readonly name: string };
  readonly mark: Mark | null;
}

/** Puts a worker on the 'not again' list, after saying what that means, or takes them off it. */
export function NotAgainChoice({ worker, mark }: Props) {
  const { t } = useTranslation('mf-employer');
  const { notify } = useShell();
  const changes = useNoteChanges(worker._id);
  const [isAsking, setAsking] = useState(false);
  const unmarking = useMutation({
    mutationFn: changes.unmark,
    onError: (error) => notify('Error', messageOf(error)),
  });
  if (mark) {
    return (
      <div className={styles.mark}>
        <NotAgainMark />
        <span className={styles.quiet}>
          {mark.by && (
            <>
              <bdi>{mark.by}</bdi> ·{' '}
            </>
          )}
          <TimeAgo at={mark.at} />
        </span>
        <Button loading={unmarking.isPending} onClick={() => unmarking.mutate()}>
          {t('notAgain.takeOff')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button type="link" danger className={styles.plain} onClick={() => setAsking(true)}>
        {t('notAgain.put')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('notAgain.askTitle', { name: worker.name })}
        confirmLabel={t('notAgain.put')}
        isDangerous
        onConfirm={async () => {
          await changes.mark();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      >
        {t('notAgain.askText')}
      </ConfirmDialog>
    </>
  );
}

import { type Application, removeApplication } from '@leafshift/contracts/applications';
import { messageOf } from '@leafshift/data-access';
import { useRefusals } from '@leafshift/i18n/refusals';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './applicants.module.css';
import { applicationsKey } from './queries.ts';

interface Props {
  readonly application: Application;
  readonly onRemoved: () => void;
}

/** Removes an application with everything about it, after a question. */
export function RemoveApplicant({ application, onRemoved }: Props) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const say = useRefusals();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const removing = useMutation({
    mutationFn: () => api.send(removeApplication, { params: { id: application._id } }),
    onSuccess: () => {
      notify('Success', t('applicants.removed'));
      onRemoved();
      return client.invalidateQueries({
        queryKey: applicationsKey,
        predicate: ({ queryKey }) => queryKey[1] === 'list',
      });
    },
    onError: (error) => notify('Error', say(messageOf(error))),
  });
  return (
    <>
      <Button danger type="text" className={styles.start} onClick={() => setIsAsking(true)}>
        {t('applicants.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('applicants.removeAsk')}
        confirmLabel={t('applicants.remove')}
        cancelLabel={t('action.keep')}
        onConfirm={() => removing.mutateAsync()}
        onCancel={() => setIsAsking(false)}
      >
        {t('applicants.removeText')}
      </ConfirmDialog>
    </>
  );
}

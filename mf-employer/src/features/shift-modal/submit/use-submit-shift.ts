import { completeShift, type TempPost } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { alertKindOf, postKey, postsKey } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../work-history/queries.ts';
import type { ViewStack } from '../shift-view.ts';

/** Submits the whole shift, then shows the invoice that it made; there is none where nobody came. */
export function useSubmitShift(post: TempPost, views: ViewStack) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.send(completeShift, { params: { postId: post._id } }),
    onSuccess: (answer) => {
      client.setQueryData(postKey(post._id), answer.post);
      notify('Success', t('toast.shiftSubmitted'));
      views.replaceAll(
        answer.invoice ? { name: 'submitted', invoice: answer.invoice } : { name: 'confirmed' },
      );
    },
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: postsKey }),
        client.invalidateQueries({ queryKey: invoicesKey }),
      ]);
    },
  });
}

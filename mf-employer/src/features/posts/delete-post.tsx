import { deletePost, type Post } from '@leafshift/contracts/posts';
import { messageOf } from '@leafshift/data-access';
import { deleteRefusal } from '@leafshift/domain/shift-lifecycle';
import { alertKindOf, postKey, postsKey, toLifecycleShift } from '@leafshift/remote-pages/shifts';
import { useShell } from '@leafshift/shell-sdk';
import { ConfirmDialog } from '@leafshift/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface DeletePostProps {
  readonly post: Post;
  readonly onDeleted: () => void;
}

/** 'Delete Posting' of a permanent job; a shift is cancelled, while nobody is confirmed on it. */
export function DeletePost({ post, onDeleted }: DeletePostProps) {
  const { t } = useTranslation('mf-employer');
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeletePost(post, onDeleted);
  const isShift = post.employmentType === 'Temp';
  if (isShift && deleteRefusal(toLifecycleShift(post))) {
    return null;
  }
  const label = t(isShift ? 'action.cancelShift' : 'action.deletePosting');
  return (
    <>
      <Button danger type="text" size="large" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t(isShift ? 'posts.confirmCancel' : 'posts.confirmDelete')}
        confirmLabel={label}
        cancelLabel={t('action.keep')}
        onConfirm={() => remove.mutateAsync()}
        onCancel={() => setIsAsking(false)}
      >
        {t(isShift ? 'posts.cancelText' : 'posts.deleteText')}
      </ConfirmDialog>
    </>
  );
}

function useDeletePost(post: Post, onDeleted: () => void) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const done = post.employmentType === 'Temp' ? 'toast.shiftCancelled' : 'toast.postDeleted';
  return useMutation({
    mutationFn: () => api.send(deletePost, { params: { id: post._id } }),
    onSuccess: () => {
      notify('Success', t(done));
      client.removeQueries({ queryKey: postKey(post._id) });
      onDeleted();
    },
    onError: (error) => notify(alertKindOf(error), messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: postsKey }),
  });
}

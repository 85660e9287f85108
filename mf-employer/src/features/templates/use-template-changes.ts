import {
  createPostingTemplate,
  deletePostingTemplate,
  type PostingTemplate,
  replacePostingTemplate,
} from '@leafshift/contracts/posting-templates';
import { useShell } from '@leafshift/shell-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { templatesKey } from './queries.ts';

type Posting = PostingTemplate['posting'];

/**
 * Saves, overwrites and deletes templates; each rejects with the reason of a refusal.
 */
export function useTemplateChanges(posting: () => Posting) {
  const { t } = useTranslation('mf-employer');
  const { api, notify } = useShell();
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: templatesKey });

  const create = useMutation({
    mutationFn: (name: string) =>
      api.send(createPostingTemplate, { body: { name, posting: posting() } }),
    onSuccess: () => notify('Success', t('toast.templateSaved')),
    onSettled: refetch,
  });
  const overwrite = useMutation({
    mutationFn: ({ _id: id, name }: PostingTemplate) =>
      api.send(replacePostingTemplate, { params: { id }, body: { name, posting: posting() } }),
    onSuccess: () => notify('Success', t('toast.templateSaved')),
    onSettled: refetch,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.send(deletePostingTemplate, { params: { id } }),
    onSuccess: () => notify('Success', t('toast.templateDeleted')),
    onSettled: refetch,
  });
  return { create, overwrite, remove };
}

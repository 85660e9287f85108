import type { PermanentPost } from '@leafshift/contracts/posts';
import { useCopy } from '@leafshift/remote-pages/clipboard';
import { useShell } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';

/** What is shared of a posting, and how to put it on the clipboard. */
export function useSharing(post: Pick<PermanentPost, '_id' | 'jobType' | 'name'>) {
  const { t } = useTranslation('mf-public-board');
  const { config } = useShell();

  const copyText = useCopy();
  const copy = (content: string, done: string): Promise<void> =>
    copyText(content, { done, doneKind: 'Success', failed: t('posting.copyFailed') });

  return {
    url: new URL(`/job-posting/${post._id}`, config.portalUrl).href,
    text: t('posting.headline', { title: post.jobType, company: post.name }),
    copy,
  };
}

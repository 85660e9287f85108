import type { PermanentPost } from '@leafshift/contracts/posts';
import { useShell } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';

/** What is shared of a posting, and how to put it on the clipboard. */
export function useSharing(post: Pick<PermanentPost, '_id' | 'jobType' | 'name'>) {
  const { t } = useTranslation('mf-public-board');
  const { notify, config } = useShell();

  const copy = async (content: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(content);
      notify('Success', done);
    } catch {
      // Browsers refuse without a word of why; the text can be copied by hand.
      notify('Warning', t('posting.copyFailed'));
    }
  };

  return {
    url: new URL(`/job-posting/${post._id}`, config.portalUrl).href,
    text: t('posting.headline', { title: post.jobType, company: post.name }),
    copy,
  };
}

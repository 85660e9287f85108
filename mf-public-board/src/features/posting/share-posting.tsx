import type { PermanentPost } from '@leafshift/contracts/posts';
import { useTranslation } from 'react-i18next';
import { Chain } from './glyphs.tsx';
import { ShareLinks } from './share-links.tsx';
import { useSharing } from './use-sharing.ts';

/** Shares a posting: on LinkedIn, X and Facebook, or by its address. */
export const SharePosting = ({ post }: { post: PermanentPost }) => {
  const { t } = useTranslation('mf-public-board');
  const { url, text, copy } = useSharing(post);

  return (
    <section className="ls-posting-apply">
      <h2 className="ls-posting-heading">{t('posting.share')}</h2>
      <div className="ls-posting-share">
        <ShareLinks url={url} text={text} />
        <button
          type="button"
          className="ls-posting-share-link"
          aria-label={t('posting.copyLink')}
          title={t('posting.copyLink')}
          onClick={() => copy(url, t('posting.shared'))}
        >
          <Chain />
        </button>
      </div>
    </section>
  );
};

import type { PermanentPost } from '@leafshift/contracts/posts';
import { formatDollars } from '@leafshift/domain/format';
import { useLanguage } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';

/** The pay range of a posting, in dollars an hour. */
export const PayRange = ({ post }: { post: Pick<PermanentPost, 'rate' | 'rateHigh'> }) => {
  const { t } = useTranslation('mf-public-board');
  const language = useLanguage();

  return (
    <span>
      {t('posting.pay', {
        low: formatDollars(post.rate, language),
        high: formatDollars(post.rateHigh, language),
      })}
    </span>
  );
};

import type { PermanentPost } from '@leafshift/contracts/posts';
import { formatDollars } from '@leafshift/domain/format';
import { useLanguage } from '@leafshift/shell-sdk';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly post: Pick<PermanentPost, 'rate' | 'rateHigh'>;
  readonly className?: string | undefined;
}

/** The pay range of a posting, in dollars an hour. */
export const PayRange = ({ post, className }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const language = useLanguage();

  return (
    <span className={className}>
      {t('posting.pay', {
        low: formatDollars(post.rate, language),
        high: formatDollars(post.rateHigh, language),
      })}
    </span>
  );
};

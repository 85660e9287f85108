import type { PermanentPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly post: Pick<PermanentPost, 'rate' | 'rateHigh'>;
  readonly className?: string | undefined;
}

/** The pay range of a posting, in dollars an hour. */
export const PayRange = ({ post, className }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const { dollars } = useFormats();

  return (
    <span className={className}>
      {t('posting.pay', { low: dollars(post.rate), high: dollars(post.rateHigh) })}
    </span>
  );
};

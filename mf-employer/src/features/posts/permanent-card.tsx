import type { PermanentPost } from '@leafshift/contracts/posts';
import { truncate } from '@leafshift/domain/text';
import { useFormats } from '@leafshift/i18n';
import { lazyPart } from '@leafshift/ui/lazy';
import { TimeAgo } from '@leafshift/ui/text';
import Button from 'antd/es/button';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../shift-card/shift-card.module.css';
import { PostButtons } from './post-buttons.tsx';

const Description = lazyPart(async () => (await import('@leafshift/ui/rich-text')).RichTextView);

/** A permanent posting of mine. */
export function PermanentCard({ post }: { readonly post: PermanentPost }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <div className={styles.where}>
          <h3 id={`${id}-title`} className={styles.name}>
            <bdi>{post.jobType}</bdi>
          </h3>
          <p className={styles.address} title={post.location}>
            <bdi>{truncate(post.location)}</bdi>
          </p>
        </div>
        <span className={styles.age}>
          <TimeAgo at={post.date} />
        </span>
      </header>
      <dl className={styles.range}>
        <div className={styles.figure}>
          <dt>{t('postingForm.payRange')}</dt>
          <dd>
            {t('postingForm.range', {
              low: formats.dollars(post.rate),
              high: formats.dollars(post.rateHigh),
            })}
          </dd>
        </div>
      </dl>
      <div id={`${id}-details`} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={null}>
            <Description.Part html={post.jobDescription} />
          </Suspense>
        )}
      </div>
      <footer className={styles.actions}>
        <span className={styles.links}>
          <Button
            type="text"
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            onPointerEnter={Description.preload}
            onFocus={Description.preload}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'action.hideDetails' : 'action.showDetails')}
          </Button>
          <PostButtons post={post} />
        </span>
      </footer>
    </article>
  );
}

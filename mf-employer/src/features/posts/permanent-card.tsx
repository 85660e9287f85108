import type { PermanentPost } from '@leafshift/contracts/posts';
import { truncate } from '@leafshift/domain/text';
import { useFormats } from '@leafshift/i18n';
import { lazyPart } from '@leafshift/ui/lazy';
import { TimeAgo } from '@leafshift/ui/text';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicantsLink } from '../applicants/applicants-link.tsx';
import { CardFoot } from '../shift-card/card-foot.tsx';
import styles from '../shift-card/shift-card.module.css';
import { PostButtons } from './post-buttons.tsx';
import { PostingNote } from './posting-note.tsx';

const Description = lazyPart(async () => (await import('@leafshift/ui/rich-text')).RichTextView);

/** A permanent posting of mine. */
export function PermanentCard({ post }: { readonly post: PermanentPost }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
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
      <PostingNote post={post} />
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
      <ApplicantsLink postId={post._id} />
      <CardFoot
        details={<Description.Part html={post.jobDescription} />}
        preload={Description.preload}
        links={<PostButtons post={post} />}
      />
    </article>
  );
}

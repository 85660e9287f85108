import type { PermanentPost } from '@leafshift/contracts/posts';
import { shortRelativeTime } from '@leafshift/domain/relative-time';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { Card } from '@leafshift/ui/page';
import { RichTextView } from '@leafshift/ui/rich-text';
import { useTranslation } from 'react-i18next';
import { ApplyHere } from '../apply/apply-here.tsx';
import { PayRange } from './pay-range.tsx';
import styles from './posting-details.module.css';
import { SharePosting } from './share-posting.tsx';

/** A posting in full: what it is, what it pays, and how to apply. */
export const PostingDetails = ({ post, now }: { post: PermanentPost; now: Date }) => {
  const { t } = useTranslation('mf-public-board');

  return (
    <article className={styles.layout}>
      <Card className={styles.head}>
        <WorkerAvatar name={post.name} photo={post.profilePhoto} size={64} />
        <div>
          <h1 className={styles.title}>{post.jobType}</h1>
          <p className={styles.company}>{post.name}</p>
        </div>
      </Card>
      <aside className={styles.side} aria-label={t('posting.facts')}>
        <Card className={styles.facts}>
          <dl className={styles.list}>
            <div>
              <dt>{t('posting.payRange')}</dt>
              <dd className="ls-figures">
                <PayRange post={post} />
              </dd>
            </div>
            <div>
              <dt>{t('posting.location')}</dt>
              <dd>{post.location}</dd>
            </div>
            <div>
              <dt>{t('posting.posted')}</dt>
              <dd>
                <time dateTime={post.date}>
                  {t('posting.age', { age: shortRelativeTime(new Date(post.date), now) })}
                </time>
              </dd>
            </div>
          </dl>
          <ApplyHere apply={post.apply} />
          <SharePosting path={`/job-posting/${post._id}`} />
        </Card>
      </aside>
      <Card className={styles.text}>
        <h2 className={styles.heading}>{t('posting.description')}</h2>
        <RichTextView html={post.jobDescription} />
      </Card>
    </article>
  );
};

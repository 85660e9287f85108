import type { PermanentPost } from '@leafshift/contracts/posts';
import { shortRelativeTime } from '@leafshift/domain/relative-time';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { Card } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PayRange } from '../posting/pay-range.tsx';
import styles from './posting-card.module.css';

/** A posting on the board: title, company, place, pay range and age. */
export const PostingCard = ({ post, now }: { post: PermanentPost; now: Date }) => {
  const { t } = useTranslation('mf-public-board');
  const posted = new Date(post.date);

  return (
    <Card className={styles.card}>
      <WorkerAvatar name={post.name} photo={post.profilePhoto} size={48} />
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link to={`/job-posting/${post._id}`} className={styles.link}>
            {post.jobType}
          </Link>
        </h2>
        <p className={styles.company}>{post.name}</p>
        <p className={styles.facts}>
          <span>{post.location}</span>
          <PayRange post={post} />
        </p>
      </div>
      <time
        className={styles.age}
        dateTime={post.date}
        title={t('posting.age', { age: shortRelativeTime(posted, now) })}
      >
        {shortRelativeTime(posted, now)}
      </time>
    </Card>
  );
};

import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import type { PermanentPost } from '@leafshift/contracts/posts';
import { shortRelativeTime } from '@leafshift/domain/relative-time';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { Card } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { PayRange } from '../posting/pay-range.tsx';
import { boardState } from './board-state.ts';
import styles from './posting-card.module.css';

/** A posting on the board: title, company, place, pay range and age; all of it leads to the details. */
export const PostingCard = ({ post, now }: { post: PermanentPost; now: Date }) => {
  const { t } = useTranslation('mf-public-board');
  const location = useLocation();
  const age = shortRelativeTime(new Date(post.date), now);

  return (
    <Card className={styles.card}>
      <WorkerAvatar name={post.name} photo={post.profilePhoto} size={48} />
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link
            to={`/job-posting/${post._id}`}
            state={boardState(location)}
            className={styles.link}
          >
            {post.jobType}
          </Link>
        </h2>
        <p className={styles.company}>{post.name}</p>
        <p className={styles.place}>
          <EnvironmentOutlined aria-hidden /> {post.location}
        </p>
      </div>
      <div className={styles.end}>
        <PayRange post={post} className={styles.pay} />
        <time className={styles.age} dateTime={post.date} title={t('posting.age', { age })}>
          {age}
        </time>
      </div>
    </Card>
  );
};

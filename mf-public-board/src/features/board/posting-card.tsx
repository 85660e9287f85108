import type { PermanentPost } from '@leafshift/contracts/posts';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { BusinessMark } from '../posting/business-mark.tsx';
import { EmploymentLine } from '../posting/employment.tsx';
import { Pin } from '../posting/glyphs.tsx';
import { PayRange } from '../posting/pay-range.tsx';
import { useAge } from '../posting/use-age.ts';
import { boardState } from './board-state.ts';

/** A posting on the board: title, company, place, pay range and age; all of it leads to the details. */
export const PostingCard = ({ post, now }: { post: PermanentPost; now: Date }) => {
  const { t } = useTranslation('mf-public-board');
  const location = useLocation();
  const age = useAge(post.date, now);

  return (
    <div className="ls-posting">
      <BusinessMark post={post} />
      <div className="ls-posting-body">
        <h2 className="ls-posting-title">
          <Link
            to={`/job-posting/${post._id}`}
            state={boardState(location)}
            className="ls-posting-link"
          >
            <bdi>{post.jobType}</bdi>
          </Link>
        </h2>
        <p className="ls-posting-company">
          <bdi>{post.name}</bdi>
        </p>
        <p className="ls-posting-place">
          <Pin />
          <bdi>{post.location}</bdi>
        </p>
        <EmploymentLine post={post} />
      </div>
      <div className="ls-posting-end">
        <PayRange post={post} className="ls-posting-pay" />
        <time className="ls-posting-age" dateTime={post.date} title={t('posting.age', { age })}>
          {age}
        </time>
      </div>
    </div>
  );
};

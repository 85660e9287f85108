import type { PermanentPost, Post } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { Fact, Facts } from '@leafshift/ui/facts';
import { RichTextView } from '@leafshift/ui/rich-text';
import { ShiftDate } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ShiftFacts } from '../shift/shift-facts.tsx';
import { ShiftTexts } from '../shift-card/shift-card-details.tsx';
import { PostingNote, TakenDownNote, useUnseen } from './posting-note.tsx';
import styles from './posts.module.css';
import { useJobFacts } from './use-job-facts.ts';

/** Every field of a posting. */
export function PostDetails({ post }: { readonly post: Post }) {
  return post.employmentType === 'Temp' ? (
    <div className={styles.details}>
      <TakenDownNote reason={post.takenDownReason} />
      <ShiftFacts post={post} />
      <ShiftTexts post={post} />
    </div>
  ) : (
    <PermanentDetails post={post} />
  );
}

function PermanentDetails({ post }: { post: PermanentPost }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const jobFacts = useJobFacts();
  const isOnBoard = useUnseen(post) === null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={styles.details}>
      <h3 className={styles.jobTitle}>
        <bdi>{post.jobType}</bdi>
      </h3>
      <PostingNote post={post} />
      <Facts columns={2}>
        <Fact label={t('postingForm.location')}>
          <bdi>{post.location}</bdi>
        </Fact>
        <Fact label={t('postingForm.payRange')}>
          {t('postingForm.range', {
            low: formats.dollars(post.rate),
            high: formats.dollars(post.rateHigh),
          })}
        </Fact>
        {jobFacts(post).map(({ label, text }) => (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ))}
        <Fact label={t('posts.posted')}>
          <ShiftDate at={post.date} zone={zone} />
        </Fact>
        {isOnBoard && (
          <Fact label={t('posts.expires')}>
            <ShiftDate at={post.expiresAt} zone={zone} />
          </Fact>
        )}
      </Facts>
      <RichTextView html={post.jobDescription} />
      {isOnBoard && <Link to={`/job-posting/${post._id}`}>{t('posts.publicPage')}</Link>}
    </div>
  );
}

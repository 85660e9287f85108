import { reportPost } from '@leafshift/contracts/moderation';
import type { PermanentPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { ReportPosting } from '@leafshift/ui/report-dialog';
import { RichTextView } from '@leafshift/ui/rich-text';
import { useTranslation } from 'react-i18next';
import { ApplyHere } from '../apply/apply-here.tsx';
import { BusinessMark } from './business-mark.tsx';
import { EmploymentFacts } from './employment.tsx';
import { PayRange } from './pay-range.tsx';
import { SharePosting } from './share-posting.tsx';
import { useAge } from './use-age.ts';

/** Until when a posting is open, as a day of the middle of the country. */
const LAST_DAY_ZONE = 'America/Winnipeg';

/** A posting in full: what it is, what it pays, and how to apply. */
export const PostingDetails = ({ post, now }: { post: PermanentPost; now: Date }) => {
  const { t } = useTranslation('mf-public-board');
  const formats = useFormats();
  const { api } = useShell();
  const age = useAge(post.date, now);

  return (
    <article className="ls-posting-detail">
      <div className="ls-posting-card ls-posting-head">
        <BusinessMark post={post} size="large" />
        <div>
          <h1>
            <bdi>{post.jobType}</bdi>
          </h1>
          <p className="ls-posting-company">
            <bdi>{post.name}</bdi>
          </p>
        </div>
      </div>
      <aside className="ls-posting-side" aria-label={t('posting.facts')}>
        <div className="ls-posting-card ls-posting-facts">
          <dl>
            <div>
              <dt>{t('posting.payRange')}</dt>
              <dd>
                <PayRange post={post} className="ls-figures" />
              </dd>
            </div>
            <EmploymentFacts post={post} />
            <div>
              <dt>{t('posting.location')}</dt>
              <dd>{post.location}</dd>
            </div>
            <div>
              <dt>{t('posting.posted')}</dt>
              <dd>
                <time dateTime={post.date}>{t('posting.age', { age })}</time>
              </dd>
            </div>
            <div>
              <dt>{t('posting.until')}</dt>
              <dd>
                <time dateTime={post.expiresAt}>{formats.date(post.expiresAt, LAST_DAY_ZONE)}</time>
              </dd>
            </div>
          </dl>
          <ApplyHere apply={post.apply} />
          <SharePosting post={post} />
        </div>
        <ReportPosting send={(body) => api.send(reportPost, { params: { id: post._id }, body })} />
      </aside>
      <div className="ls-posting-card ls-posting-text">
        <h2 className="ls-posting-heading">{t('posting.description')}</h2>
        <RichTextView html={post.jobDescription} />
      </div>
    </article>
  );
};

import { isApiError } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { Page, PageHeader } from '@leafshift/ui/page';
import { DetailSkeleton, ErrorState } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams } from 'react-router-dom';
import { ApplicationForm } from '../features/application/application-form.tsx';
import { ApplyHere } from '../features/apply/apply-here.tsx';
import { ownFormPath } from '../features/apply/apply-target.ts';
import { useServedHead } from '../features/board/use-served-head.ts';
import { BackArrow } from '../features/posting/glyphs.tsx';
import { PostingGone } from '../features/posting/posting-gone.tsx';
import { postingQuery } from '../features/posting/queries.ts';

export const Component = () => {
  const { t } = useTranslation('mf-public-board');
  const { id = '' } = useParams();
  const { api, config } = useShell();
  const { state } = useLocation();
  const posting = useQuery(postingQuery(api, id));
  const post = posting.data;
  const title = post && t('apply.title', { title: post.jobType });
  useServedHead(title === undefined ? null : `${title} · Leafshift`);
  const isGone = isApiError(posting.error) && posting.error.statusCode === 404;

  return (
    <Page>
      <Link to={`/job-posting/${id}`} state={state} className="ls-posting-back">
        <BackArrow /> {t('apply.back')}
      </Link>
      {posting.isPending && <DetailSkeleton />}
      {isGone && <PostingGone />}
      {posting.isError && !isGone && !post && (
        <ErrorState error={posting.error} onRetry={() => posting.refetch()} />
      )}
      {post && title && (
        <>
          <PageHeader title={title} description={post.name} />
          {ownFormPath(post.apply, config.portalUrl) ? (
            <ApplicationForm post={post} />
          ) : (
            <ApplyHere apply={post.apply} />
          )}
        </>
      )}
    </Page>
  );
};

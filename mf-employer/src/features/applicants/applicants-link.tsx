import { useShell } from '@leafshift/shell-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { applicantCountsQuery } from './queries.ts';

/** How many applied for a posting, and the way to them; nothing while nobody did. */
export function ApplicantsLink({ postId }: { readonly postId: string }) {
  const { t } = useTranslation('mf-employer');
  const counts = useQuery(applicantCountsQuery(useShell().api));
  const posting = counts.data?.postings.find((one) => one.postId === postId);
  if (!posting) return null;
  const fresh = posting.stages.new ?? 0;
  return (
    <Link to={`/applicants?post=${postId}`}>
      {t('applicants.count', { count: posting.total })}
      {fresh > 0 && ` (${t('applicants.fresh', { count: fresh })})`}
    </Link>
  );
}

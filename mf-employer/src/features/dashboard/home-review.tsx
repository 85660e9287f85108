import { myProfileQuery } from '@leafshift/data-access';
import { useShell } from '@leafshift/shell-sdk';
import { ReviewNotice } from '@leafshift/ui/review';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

/** Where the review of the licence stands; nothing while there is nothing to say. */
export function HomeReview() {
  const { api } = useShell();
  const { data: profile } = useQuery(myProfileQuery(api));
  return (
    profile && (
      <ReviewNotice
        profile={profile}
        who="business"
        link={(words) => <Link to="/profile">{words}</Link>}
      />
    )
  );
}

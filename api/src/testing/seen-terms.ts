import type { SeenTerms, TempPost } from '@leafshift/contracts/posts';

/** What the page of a worker shows of a shift and sends along. */
export const seenTermsOf = ({
  date,
  duration,
  rate,
  jobType,
  jobTitle,
  location: { fullAddress, city, province },
}: TempPost): SeenTerms => ({
  date,
  duration,
  rate,
  jobType,
  jobTitle,
  location: { fullAddress, city, province },
});

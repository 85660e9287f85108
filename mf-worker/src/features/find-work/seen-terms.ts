import type { SeenTerms, TempPost } from '@leafshift/contracts/posts';

/** The terms of a shift as this page shows them; the server takes my word for no others. */
export const seenTermsOf = (shift: TempPost): SeenTerms => {
  const { date, duration, rate, jobType, jobTitle } = shift;
  const { fullAddress, city, province } = shift.location;
  return { date, duration, rate, jobType, jobTitle, location: { fullAddress, city, province } };
};

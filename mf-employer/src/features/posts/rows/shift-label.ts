import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';

/** What a shift is called where several stand together: role, store, day. */
export function useShiftLabel(): (post: TempPost) => string {
  const formats = useFormats();
  const trade = useTrade();
  return (post) =>
    [
      trade(post.jobTitle),
      post.location.locationName,
      formats.date(post.date, post.timeZone),
      formats.time(post.date, post.timeZone),
    ].join(', ');
}

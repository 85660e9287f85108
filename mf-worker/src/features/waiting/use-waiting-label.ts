import type { TempPost } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';

/** What was done for which shift, as the list of what waits for a network names it (PLATFORM-30). */
export function useWaitingLabel(shift: TempPost): (what: string) => string {
  const trade = useTrade();
  const formats = useFormats();
  return (what) =>
    [what, trade(shift.jobTitle), formats.date(shift.date, shift.timeZone)].join(' · ');
}

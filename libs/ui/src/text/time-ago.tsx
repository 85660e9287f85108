import { shortRelativeTime } from '@leafshift/domain/relative-time';
import { type Instant, toMilliseconds } from '@leafshift/domain/time-zone';
import { useUiText } from '../locales/use-ui-text.ts';

interface TimeAgoProps {
  readonly at: Instant;
  readonly now?: Instant;
}

const MINUTE_MS = 60_000;

/** How long ago, short: `5m ago` (specification, section 9); the full time shows on hover. */
export function TimeAgo({ at, now = Date.now() }: TimeAgoProps) {
  const t = useUiText();
  const date = new Date(toMilliseconds(at));
  const isNow = toMilliseconds(now) - date.getTime() < MINUTE_MS;
  return (
    <time className="ls-figures" dateTime={date.toISOString()} title={date.toLocaleString()}>
      {isNow ? t('time.justNow') : t('time.ago', { age: shortRelativeTime(at, now) })}
    </time>
  );
}

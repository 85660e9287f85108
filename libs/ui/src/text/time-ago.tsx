import { shortAge } from '@leafshift/domain/relative-time';
import { type Instant, toMilliseconds } from '@leafshift/domain/time-zone';
import { localeTag, useFormats, useLanguage } from '@leafshift/i18n';
import { useUiText } from '../locales/use-ui-text.ts';
import { readersZone } from './readers-zone.ts';

interface TimeAgoProps {
  readonly at: Instant;
  readonly now?: Instant;
}

const MINUTE_MS = 60_000;

/** How long ago, short: `5m ago` (LOOK-3); the full time shows on hover. */
export function TimeAgo({ at, now = Date.now() }: TimeAgoProps) {
  const t = useUiText();
  const formats = useFormats();
  const tag = localeTag(useLanguage());
  const zone = readersZone();
  const date = new Date(toMilliseconds(at));
  const isNow = toMilliseconds(now) - date.getTime() < MINUTE_MS;
  return (
    <time
      className="ls-figures"
      dateTime={date.toISOString()}
      title={`${formats.date(at, zone)}, ${formats.time(at, zone)}`}
    >
      {isNow ? t('time.justNow') : t('time.ago', { age: shortAge(at, now, tag) })}
    </time>
  );
}

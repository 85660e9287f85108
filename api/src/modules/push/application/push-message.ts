import type { PushMessage } from '@leafshift/contracts/push';
import { directionOf, type Language } from '@leafshift/domain/languages';
import { notificationIn, notificationSubjectIn } from '@leafshift/texts/server';
import type { Notification } from '../../notification/index.ts';
import { pushTexts } from './push-texts.ts';

interface Reader {
  readonly language: Language;
  /** Nobody who sees the device reads names, sums and places. */
  readonly hideDetails: boolean;
  readonly now: Date;
}

const NAME = 'Leafshift';
const NEWS_PATH = '/home';

const framed = ({ language, now }: Reader) => ({
  lang: language,
  dir: directionOf(language),
  sentAt: now.toISOString(),
});

/** A notification as a device shows it; without details its subject alone (NOTIFY-18). */
export function messageOf({ id, kind, params, link }: Notification, reader: Reader): PushMessage {
  const { language, hideDetails } = reader;
  const subject = notificationSubjectIn(language, kind);
  return {
    title: hideDetails ? NAME : subject,
    body: hideDetails ? subject : notificationIn(language, { kind, params }),
    path: link ?? NEWS_PATH,
    tag: id,
    ...framed(reader),
  };
}

/** Notifications that go together because they waited, or because there are too many (NOTIFY-17). */
export function digestMessage(count: number, reader: Reader): PushMessage {
  return {
    title: NAME,
    body: pushTexts(reader.language)('digest', { count }),
    path: NEWS_PATH,
    tag: 'digest',
    ...framed(reader),
  };
}

export function testMessage(reader: Reader): PushMessage {
  const t = pushTexts(reader.language);
  return {
    title: t('test.title'),
    body: t('test.body'),
    path: '/settings',
    tag: 'test',
    ...framed(reader),
  };
}

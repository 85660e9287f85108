import { errorDefinition, isErrorCode } from '@leafshift/contracts/core';
import type { NotificationKind } from '@leafshift/contracts/notification';
import { formatDate, formatDollars, formatTime } from '@leafshift/domain/format';
import { localeTag } from '@leafshift/domain/languages';
import type { TimeZone } from '@leafshift/domain/time-zone';
import type { Catalogue } from '../catalogue.ts';
import { fillIn } from '../fill-in.ts';
import { sentenceIn } from '../sentences/sentence.ts';
import type { NoticeTexts, NoticeVariant } from './notice-texts.ts';

type Params = Readonly<Record<string, string>>;

/** What a notification is made of: its kind, and values as the server keeps them (ISO times, dollars). */
export interface NoticeFacts {
  readonly kind: NotificationKind;
  readonly params: Params;
}

/** The sentence of a notification, without a full stop, times in the shift's zone. */
export function noticeMessage(catalogue: Catalogue, { kind, params }: NoticeFacts): string {
  const { variant, message } = catalogue.notices;
  const form = variantOf(kind, params);
  return fillIn(form ? variant[form] : message[kind], readable(catalogue, params));
}

/** The subject of a notification's mail. */
export const noticeSubject = (catalogue: Catalogue, kind: NotificationKind): string =>
  catalogue.notices.subject[kind];

function variantOf(kind: NotificationKind, params: Params): NoticeVariant | null {
  if (kind === 'place-cancelled' && params.late === 'true') return 'place-cancelled.late';
  if (kind === 'account-suspended' && params.reason === 'late-cancellation') {
    return 'account-suspended.late-cancellation';
  }
  return null;
}

function readable(catalogue: Catalogue, params: Params): Params {
  const tag = localeTag(catalogue.language);
  const zone = (params.timeZone ?? 'UTC') as TimeZone;
  const { date, at, amount, jobTitle, document, reason } = params;
  return {
    ...params,
    ...(date && { date: formatDate(date, zone, tag), time: formatTime(date, zone, tag) }),
    ...(at && { at: formatTime(at, zone, tag) }),
    ...(amount && { amount: formatDollars(Number(amount), tag) }),
    ...(jobTitle && { jobTitle: sentenceIn(catalogue.sentences, jobTitle) }),
    ...(document && { document: documentName(catalogue.notices, document) }),
    ...(reason && { reason: reasonIn(catalogue, reason) }),
  };
}

const documentName = ({ document }: NoticeTexts, name: string): string =>
  Object.hasOwn(document, name) ? document[name as keyof NoticeTexts['document']] : name;

/** A reason is an error's code, or what a reviewer wrote. */
const reasonIn = ({ sentences }: Catalogue, reason: string): string =>
  sentenceIn(sentences, isErrorCode(reason) ? errorDefinition(reason).msg : reason);

import { formatDate, formatDollars, formatTime } from '@leafshift/domain/format';
import { type Language, localeTag } from '@leafshift/domain/languages';
import type { TimeZone } from '@leafshift/domain/time-zone';
import { type LookUp, say, sayTrade } from './say.ts';

type Params = Readonly<Record<string, string>>;

/** What a notification is made of: its kind, and values as the server keeps them (ISO times, dollars). */
export interface NotificationFacts {
  readonly kind: string;
  readonly params: Params;
}

/** The catalogues of one language that a notification is told from. */
export interface NotificationLookUps {
  readonly language: Language;
  readonly notifications: LookUp;
  readonly messages: LookUp;
  readonly errors: LookUp;
}

/**
 * The sentence of a notification, without a full stop, times in the shift's zone; null for a kind
 * that the catalogue does not know.
 */
export function notificationText(
  { kind, params }: NotificationFacts,
  lookUps: NotificationLookUps,
): string | null {
  const said = lookUps.notifications(
    `message.${variantOf(kind, params)}`,
    readable(params, lookUps),
  );
  return said.trim() || null;
}

/** Kinds that are said differently where the worker is paid. */
const PAID: ReadonlySet<string> = new Set([
  'shift-cancelled',
  'released-by-employer',
  'released-unsecured',
]);

/** A kind that is said differently, because a parameter says so. */
function variantOf(kind: string, params: Params): string {
  if (kind === 'assignment-cancelled' && params.late === 'true') return 'assignment-cancelled-late';
  if (PAID.has(kind) && params.amount) return `${kind}-paid`;
  if (kind === 'hours-corrected' && !params.reason) return 'hours-corrected-plain';
  if (kind === 'account-suspended') return suspensionVariant(params);
  if (kind === 'appeal-answered') return `appeal-answered-${params.decision}`;
  return kind;
}

function suspensionVariant({ reason, words, date }: Params): string {
  const until = date ? '-until' : '';
  if (reason === 'late-cancellation') return `account-suspended-late-cancellation${until}`;
  return words ? `account-suspended-words${until}` : 'account-suspended';
}

function readable(params: Params, { language, ...lookUps }: NotificationLookUps): Params {
  const tag = localeTag(language);
  const zone = (params.timeZone ?? 'UTC') as TimeZone;
  const { date, at, until, expiresOn, amount, rate, hours, jobTitle, document, reason } = params;
  return {
    ...params,
    ...(date && { date: formatDate(date, zone, tag), time: formatTime(date, zone, tag) }),
    ...(at && { at: formatTime(at, zone, tag) }),
    ...(until && {
      until: formatDate(until, zone, tag),
      untilTime: formatTime(until, zone, tag),
    }),
    ...(expiresOn && { expiresOn: formatDate(`${expiresOn}T00:00:00Z`, 'UTC' as TimeZone, tag) }),
    ...(amount && { amount: formatDollars(Number(amount), tag) }),
    ...(rate && { rate: formatDollars(Number(rate), tag) }),
    ...(hours && { hours: Number(hours).toLocaleString(tag) }),
    ...(jobTitle && { jobTitle: sayTrade(jobTitle, lookUps.messages) }),
    ...(document && { document: lookUps.notifications(`document.${document}`) || document }),
    // An error's code, or what a reviewer wrote.
    ...(reason && { reason: say(reason, lookUps.errors) }),
    ...earlier(params, tag, lookUps.messages),
  };
}

/** The values before a change. */
function earlier(params: Params, tag: string, messages: LookUp): Params {
  const { wasDate, wasHours, wasRate, wasJobTitle } = params;
  const zone = (params.wasTimeZone ?? 'UTC') as TimeZone;
  return {
    ...(wasDate && {
      wasDate: formatDate(wasDate, zone, tag),
      wasTime: formatTime(wasDate, zone, tag),
    }),
    ...(wasHours && { wasHours: Number(wasHours).toLocaleString(tag) }),
    ...(wasRate && { wasRate: formatDollars(Number(wasRate), tag) }),
    ...(wasJobTitle && { wasJobTitle: sayTrade(wasJobTitle, messages) }),
  };
}

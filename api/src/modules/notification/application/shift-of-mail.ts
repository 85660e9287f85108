import type { Language } from '@leafshift/domain/languages';
import type { MailFact } from '../../../infra/mail/mail-layout.ts';
import type { MailAttachment } from '../../../infra/mail/mailer.ts';
import type { Notification } from '../domain/notification.ts';
import type { ShiftFacts } from '../domain/shift-facts.ts';
import { calendarEntry } from './calendar-entry.ts';
import { shiftBlock } from './shift-block.ts';

/** What a mail has of the reader's shift: its facts, and an entry for the calendar where that changes. */
export function shiftOfMail(
  language: Language,
  facts: ShiftFacts,
  { userId, params, createdAt }: Notification,
  portalUrl: string,
): { readonly facts: readonly MailFact[]; readonly attachments?: readonly MailAttachment[] } {
  const block = shiftBlock(language, facts);
  if (facts.news === 'coming') {
    return { facts: block };
  }
  const entry = calendarEntry(language, facts, {
    workerId: userId,
    name: params.name ?? '',
    at: createdAt,
    url: `${portalUrl}/find-work/${facts.shiftId}`,
  });
  return { facts: block, attachments: [entry] };
}

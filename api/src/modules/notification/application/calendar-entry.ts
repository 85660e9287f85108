import { type Language } from '@leafshift/domain/languages';
import { unlinked } from '@leafshift/domain/names';
import { tradeIn } from '@leafshift/texts/server';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { factLines } from '../../../infra/mail/mail-layout.ts';
import type { MailAttachment } from '../../../infra/mail/mailer.ts';
import type { ShiftFacts } from '../domain/shift-facts.ts';
import { shiftBlock } from './shift-block.ts';

const ORGANIZER = { name: 'Leafshift', email: 'no-reply@leafshift.ca' };

interface Entry {
  readonly workerId: string;
  /** The business. */
  readonly name: string;
  /** When what the mail tells happened. */
  readonly at: Date;
  readonly url: string;
}

/**
 * The shift as an entry for the reader's calendar. A worker is on a shift at most once, so both name
 * the entry; the seconds since the shift was posted number its versions, so that the later one counts
 * (NOTIFY-13).
 */
export function calendarEntry(
  language: Language,
  facts: ShiftFacts,
  { workerId, name, at, url }: Entry,
): MailAttachment {
  const isOver = facts.news === 'ended';
  const method = isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    prodId: { company: 'Leafshift', product: 'Shifts', language: language.toUpperCase() },
    method,
  });
  calendar.createEvent({
    id: `shift-${facts.shiftId}-${workerId}@leafshift`,
    sequence: Math.floor((at.getTime() - Date.parse(facts.postedAt)) / 1000),
    stamp: at,
    start: new Date(facts.startsAt),
    end: new Date(facts.endsAt),
    summary: unlinked(`${tradeIn(language, facts.jobTitle)}, ${name}`),
    status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: ORGANIZER,
    url,
    location: { title: unlinked(facts.locationName), address: unlinked(facts.address) },
    description: [...factLines(language, shiftBlock(language, facts)), url].join('\n'),
  });
  return {
    filename: 'shift.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}

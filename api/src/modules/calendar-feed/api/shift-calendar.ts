import type { TempPost } from '@leafshift/contracts/posts';
import { formatDollars, formatNumber, formatTimeRange } from '@leafshift/domain/format';
import { localeTag } from '@leafshift/domain/languages';
import type { Catalogue } from '@leafshift/wordings/catalogue';
import { fillIn } from '@leafshift/wordings/fill-in';
import { sentenceIn } from '@leafshift/wordings/sentence';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** How often calendar programs should look again, in seconds. */
const REFRESH_SECONDS = 15 * 60;

/**
 * Confirmed shifts as iCalendar, in UTC and the catalogue's language. The same shifts always give the same text: a posting cannot
 * change while a worker is confirmed on it, so it was last changed when it was made.
 */
export function shiftCalendar(
  shifts: readonly TempPost[],
  portalUrl: string,
  catalogue: Catalogue,
): string {
  const calendar = ical({
    name: 'Leafshift',
    description: catalogue.calendars.about,
    prodId: { company: 'Leafshift', product: 'Shifts', language: catalogue.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const shift of shifts) {
    const { locationName, fullAddress, latitude, longitude } = shift.location;
    const url = `${portalUrl}/find-work/${shift._id}`;
    calendar.createEvent({
      id: `shift-${shift._id}@leafshift`,
      stamp: new Date(shift.createdAt),
      start: new Date(shift.date),
      end: new Date(shift.endDate),
      summary: `${sentenceIn(catalogue.sentences, shift.jobTitle)}, ${shift.name}`,
      status: ICalEventStatus.CONFIRMED,
      url,
      location: {
        title: locationName,
        address: fullAddress,
        geo: { lat: latitude, lon: longitude },
      },
      description: descriptionOf(shift, url, catalogue),
    });
  }
  return calendar.toString();
}

function descriptionOf(
  shift: TempPost,
  url: string,
  { language, calendars: texts, sentences }: Catalogue,
): string {
  const { name, phoneNumber, email } = shift.supervisor;
  const tag = localeTag(language);
  const time = formatTimeRange(shift.date, shift.endDate, shift.timeZone, tag);
  const hours = formatNumber(shift.duration, tag);
  const supervisor = [name, phoneNumber, email].filter(Boolean).join(', ');
  return [
    `${sentenceIn(sentences, shift.jobTitle)} (${sentenceIn(sentences, shift.jobType)})`,
    fillIn(texts.time, { time, city: shift.location.city }),
    fillIn(texts.pay, { hours, rate: formatDollars(shift.rate, tag) }),
    fillIn(texts.supervisor, { supervisor }),
    url,
  ].join('\n');
}

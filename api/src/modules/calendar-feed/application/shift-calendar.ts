import type { TempPost } from '@leafshift/contracts/posts';
import { formatDollars, formatNumber, formatTimeRange } from '@leafshift/domain/format';
import { type Language, localeTag } from '@leafshift/domain/languages';
import { isCoarsePlace } from '@leafshift/domain/places/precision';
import { tradeIn } from '@leafshift/texts/server';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { calendarTexts } from './calendar-texts.ts';

/** How often calendar programs should look again, in seconds. */
const REFRESH_SECONDS = 15 * 60;

/**
 * Confirmed shifts as iCalendar, in UTC and a language. The same shifts always give the same text: a posting cannot
 * change while a worker is confirmed on it, so it was last changed when it was made.
 */
export function shiftCalendar(
  shifts: readonly TempPost[],
  portalUrl: string,
  language: Language,
): string {
  const calendar = ical({
    name: 'Leafshift',
    description: calendarTexts(language)('about'),
    prodId: { company: 'Leafshift', product: 'Shifts', language: language.toUpperCase() },
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
      summary: `${tradeIn(language, shift.jobTitle)}, ${shift.name}`,
      status: ICalEventStatus.CONFIRMED,
      url,
      location: {
        title: locationName,
        address: fullAddress,
        // A pin in the middle of a town would send people there.
        ...(!isCoarsePlace(shift.location) && { geo: { lat: latitude, lon: longitude } }),
      },
      description: descriptionOf(shift, url, language),
    });
  }
  return calendar.toString();
}

function descriptionOf(shift: TempPost, url: string, language: Language): string {
  const t = calendarTexts(language);
  const { name, phoneNumber, email } = shift.supervisor;
  const tag = localeTag(language);
  const time = formatTimeRange(shift.date, shift.endDate, shift.timeZone, tag);
  const hours = formatNumber(shift.duration, tag);
  const supervisor = [name, phoneNumber, email].filter(Boolean).join(', ');
  return [
    `${tradeIn(language, shift.jobTitle)} (${tradeIn(language, shift.jobType)})`,
    t('time', { time, city: shift.location.city }),
    t('pay', { hours, rate: formatDollars(shift.rate, tag) }),
    t('supervisor', { supervisor }),
    url,
  ].join('\n');
}

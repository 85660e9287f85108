import type { Language } from '@leafshift/domain/languages';
import { tradeIn } from '@leafshift/texts/server';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Shift } from '../../posts/index.ts';
import { calendarTexts } from './calendar-texts.ts';

/** How often calendar programs should look again, in seconds. */
const REFRESH_SECONDS = 15 * 60;

/**
 * A business's shifts as iCalendar, in UTC and a language, each with how many of its workers are
 * confirmed: no names, because calendars are shared. The same shifts always give the same text.
 */
export function staffingCalendar(
  shifts: readonly Shift[],
  portalUrl: string,
  language: Language,
): string {
  const t = calendarTexts(language);
  const calendar = ical({
    name: 'Leafshift',
    description: t('aboutBusiness'),
    prodId: { company: 'Leafshift', product: 'Shifts', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const { id, startsAt, endsAt, createdAt, location, ...shift } of shifts) {
    const { confirmedCount: confirmed, totalWorkers: workers } = shift;
    const url = `${portalUrl}/posts?shift=${id}&view=confirmed`;
    calendar.createEvent({
      id: `staffing-${id}@leafshift`,
      stamp: createdAt,
      start: startsAt,
      end: endsAt,
      summary: `${tradeIn(language, shift.jobTitle)}, ${location.locationName} (${confirmed}/${workers})`,
      status: confirmed < workers ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      url,
      location: { title: location.locationName, address: location.fullAddress },
      description: [t('staffing', { confirmed, workers }), url].join('\n'),
    });
  }
  return calendar.toString();
}

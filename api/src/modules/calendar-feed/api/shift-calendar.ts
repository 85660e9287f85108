import type { TempPost } from '@leafshift/contracts/posts';
import { formatDollars, formatNumber, formatTimeRange } from '@leafshift/domain/format';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** How often calendar programs should look again, in seconds. */
const REFRESH_SECONDS = 15 * 60;

/**
 * Confirmed shifts as iCalendar, in UTC. The same shifts always give the same text: a posting cannot
 * change while a worker is confirmed on it, so it was last changed when it was made.
 */
export function shiftCalendar(shifts: readonly TempPost[], portalUrl: string): string {
  const calendar = ical({
    name: 'Leafshift',
    description: 'Confirmed shifts',
    prodId: { company: 'Leafshift', product: 'Shifts', language: 'EN' },
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
      summary: `${shift.jobTitle}, ${shift.name}`,
      status: ICalEventStatus.CONFIRMED,
      url,
      location: {
        title: locationName,
        address: fullAddress,
        geo: { lat: latitude, lon: longitude },
      },
      description: descriptionOf(shift, url),
    });
  }
  return calendar.toString();
}

function descriptionOf(shift: TempPost, url: string): string {
  const { name, phoneNumber, email } = shift.supervisor;
  return [
    `${shift.jobTitle} (${shift.jobType})`,
    `${formatTimeRange(shift.date, shift.endDate, shift.timeZone)}, ${shift.location.city} time`,
    `${formatNumber(shift.duration)} hours at ${formatDollars(shift.rate)} an hour`,
    ['Supervisor: ', [name, phoneNumber, email].filter(Boolean).join(', ')].join(''),
    url,
  ].join('\n');
}

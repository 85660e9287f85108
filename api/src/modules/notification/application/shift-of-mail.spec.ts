import { LANGUAGES, type Language } from '@leafshift/domain/languages';
import type { UserId } from '../../../core/ids.ts';
import { mailBodies } from '../../../infra/mail/mail-layout.ts';
import type { Notification, NotificationId } from '../domain/notification.ts';
import { shiftFacts } from '../domain/shift-facts.ts';
import { shiftOfMail } from './shift-of-mail.ts';

const SHIFT = {
  id: 'shift1',
  createdAt: new Date('2026-05-04T16:00:00Z'),
  jobTitle: 'Trimmer',
  startsAt: new Date('2026-05-06T16:00:00Z'),
  endsAt: new Date('2026-05-06T23:30:00Z'),
  timeZone: 'America/Toronto',
  durationHours: 7.5,
  rate: 2555,
  location: {
    locationName: 'Queen Street Store',
    fullAddress: '100 Queen St W, Toronto, ON M5H 2N2, Canada',
    postalCode: 'M5H 2N2',
  },
  supervisor: { name: 'Sam Supervisor', phoneNumber: '+1 416 555 0101' },
};

type Kind = Notification['kind'];

const partOf = (
  kind: Kind,
  {
    shift = SHIFT,
    language = 'en' as Language,
    at = '2026-05-04T16:01:00Z',
    name = 'Harbour Greens',
  } = {},
) => {
  const facts = shiftFacts(kind, shift);
  if (!facts) return null;
  const notification: Notification = {
    id: 'n1' as NotificationId,
    userId: 'worker1' as UserId,
    kind,
    params: { name },
    image: null,
    link: null,
    isRead: false,
    createdAt: new Date(at),
  };
  return shiftOfMail(language, facts, notification, 'http://portal.test');
};

const mailOf = (kind: Kind, options: Parameters<typeof partOf>[1] = {}) =>
  mailBodies(options.language ?? 'en', {
    heading: 'Hello Ana',
    paragraphs: ['You are confirmed.'],
    facts: partOf(kind, options)?.facts ?? [],
  });

const entryOf = (kind: Kind, options: Parameters<typeof partOf>[1] = {}) => {
  const [entry] = partOf(kind, options)?.attachments ?? [];
  const lines = entry?.content.replaceAll('\r\n ', '').split('\r\n') ?? [];
  const field = (name: string) =>
    lines.find((line) => line.startsWith(name))?.slice(name.length + 1) ?? '';
  return { contentType: entry?.contentType, lines, field };
};

describe('a mail about a confirmed shift', () => {
  it('says when and where it is, what it pays, and whom to ask for', () => {
    const { text } = mailOf('worker-confirmed');

    expect(text).toContain(
      [
        'Time: Wed, May 6, 2026, 12:00 PM – 7:30 PM (EDT)',
        'Place: Queen Street Store',
        'Address: 100 Queen St W, Toronto, ON M5H 2N2, Canada',
        'Map: https://www.google.com/maps/search/?api=1&query=100+Queen+St+W%2C+Toronto%2C+ON+M5H+2N2%2C+Canada',
        'Hourly rate: $25.55',
        'Estimated pay: $191.63 (7.5 h × $25.55)',
        'Supervisor: Sam Supervisor',
        'Telephone: +1 416 555 0101',
      ].join('\n'),
    );
  });

  it('says both days of a night, and both names of the time where the clocks change in it', () => {
    const shift = {
      ...SHIFT,
      startsAt: new Date('2026-11-01T02:00:00Z'),
      endsAt: new Date('2026-11-01T10:00:00Z'),
    };
    expect(mailOf('worker-confirmed', { shift }).text).toContain(
      'Time: Sat, Oct 31, 2026, 10:00 PM – Sun, Nov 1, 2026, 5:00 AM (EDT – EST)',
    );
  });

  it('has the postal code where the written address is without it', () => {
    const location = { ...SHIFT.location, fullAddress: '100 Queen St W, Toronto' };
    expect(mailOf('worker-confirmed', { shift: { ...SHIFT, location } }).text).toContain(
      'Address: 100 Queen St W, Toronto, M5H 2N2\n',
    );
  });

  it.each<Kind>(['shift-reminder', 'still-coming'])('reminds with the facts alone: %s', (kind) => {
    expect(mailOf(kind).text).toContain('Telephone: +1 416 555 0101');
    expect(partOf(kind)?.attachments).toBeUndefined();
  });

  it.each<Kind>([
    'shift-cancelled',
    'shift-released',
    'released-by-employer',
    'released-unsecured',
  ])(
    'says what is over, and neither what it would have paid nor how to reach anybody: %s',
    (kind) => {
      const { text } = mailOf(kind);
      expect(text).toContain('Time: Wed, May 6, 2026');
      expect(text).toContain('Hourly rate: $25.55');
      expect(text).not.toMatch(/Estimated pay|Sam Supervisor|555 0101/);
    },
  );

  it.each<Kind>(['shift-requested', 'shift-changed', 'shift-invited', 'no-show'])(
    'is none for who is not confirmed, or in no time before the shift: %s',
    (kind) => {
      expect(partOf(kind)).toBeNull();
    },
  );

  it('is escaped, and its only links are ours, whatever users wrote', () => {
    const shift = {
      ...SHIFT,
      location: {
        ...SHIFT.location,
        locationName: '<b>Store</b> https://evil.example\nwww.evil.co',
      },
    };
    const { text, html } = mailOf('worker-confirmed', { shift });
    expect(html).toContain('&lt;b&gt;Store');
    expect(html).toContain(
      '<a href="https://www.google.com/maps/search/?api=1&amp;query=100+Queen',
    );
    for (const body of [text, html]) {
      expect(body).not.toMatch(/:\/\/evil|evil\.example|www\.evil/);
    }
  });

  it('runs from right to left in Arabic, numbers and addresses in their own direction', () => {
    const { text, html } = mailOf('worker-confirmed', { language: 'ar' });
    expect(html).toContain('<table dir="rtl"');
    expect(html).toContain('<bdi>+1 416 555 0101</bdi>');
    expect(text).toContain('الهاتف: +1 416 555 0101');
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('speaks %s', (language) => {
    const { text } = mailOf('worker-confirmed', { language });
    expect(text).toContain('Queen Street Store');
    expect(text).not.toMatch(/Hourly rate|Estimated pay|Telephone|shift\.\w|\{\{|May/);
  });
});

describe('the calendar entry of a mail', () => {
  it('enters a confirmed shift in UTC, with all that the mail says', () => {
    const { contentType, lines, field } = entryOf('worker-confirmed');

    expect(contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:shift-shift1-worker1@leafshift',
        'SEQUENCE:60',
        'DTSTAMP:20260504T160100Z',
        'DTSTART:20260506T160000Z',
        'DTEND:20260506T233000Z',
        'SUMMARY:Trimmer\\, Harbour Greens',
        'STATUS:CONFIRMED',
        'URL;VALUE=URI:http://portal.test/find-work/shift1',
      ]),
    );
    expect(field('DESCRIPTION')).toContain('Telephone: +1 416 555 0101');
    expect(field('LOCATION')).toContain('100 Queen St W');
  });

  it('takes the same entry out again, as its later version', () => {
    const entered = entryOf('worker-confirmed');
    const ended = entryOf('released-by-employer', { at: '2026-05-05T16:00:00Z' });

    expect(ended.contentType).toContain('method=CANCEL');
    expect(ended.lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
    expect(ended.field('UID')).toBe(entered.field('UID'));
    expect(Number(ended.field('SEQUENCE'))).toBeGreaterThan(Number(entered.field('SEQUENCE')));
    expect(ended.field('DESCRIPTION')).not.toContain('555 0101');
  });

  it('replaces an entry of the same shift that was made before', () => {
    const startsAt = new Date('2026-05-06T17:00:00Z');
    const before = entryOf('worker-confirmed');
    const after = entryOf('worker-confirmed', {
      shift: { ...SHIFT, startsAt },
      at: '2026-05-04T16:01:01Z',
    });
    expect(after.field('UID')).toBe(before.field('UID'));
    expect(after.field('SEQUENCE')).toBe('61');
    expect(after.field('DTSTART')).toBe('20260506T170000Z');
  });

  it('is the same text each time that it is sent', () => {
    expect(entryOf('worker-confirmed').lines).toEqual(entryOf('worker-confirmed').lines);
  });

  it('has no lines that users wrote into it', () => {
    const { lines } = entryOf('worker-confirmed', {
      name: 'Greens\r\nMETHOD:CANCEL; https://evil.example',
    });
    expect(lines.filter((line) => line.startsWith('METHOD'))).toEqual(['METHOD:PUBLISH']);
    expect(lines.join('\n')).not.toContain('evil.example');
  });
});

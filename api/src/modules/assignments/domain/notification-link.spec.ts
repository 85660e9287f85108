import { dollarsToCents } from '@leafshift/domain/money';
import { textCode } from '@leafshift/domain/text-code';
import { notificationLink } from './notification-link.ts';
import type { ShiftHappening } from './shift-notification.ts';

const until = new Date('2026-05-14T13:00:00.000Z');
const linkFor = (happening: ShiftHappening, isReadersOwn: boolean) =>
  notificationLink(happening, { id: 's1', isReadersOwn });

describe('What a notification opens', () => {
  it.each<ShiftHappening>([
    { kind: 'shift-requested' },
    { kind: 'request-withdrawn' },
    { kind: 'terms-agreed' },
    { kind: 'assignment-cancelled', isLate: true },
    { kind: 'worker-released' },
    { kind: 'nobody-in-line' },
  ])('is the requests of that very shift for its employer: $kind', (happening) => {
    expect(linkFor(happening, true)).toBe('/posts?shift=s1&view=request');
  });

  it.each<ShiftHappening>([
    { kind: 'worker-clocked-in', at: until },
    { kind: 'worker-clocked-out', at: until },
    { kind: 'hours-unwitnessed', at: until },
    { kind: 'hours-disputed', until },
    { kind: 'hours-decided', hours: 8, amount: dollarsToCents(200) },
    { kind: 'business-rated', stars: 5 },
    { kind: 'place-taken' },
  ])('is the confirmed workers of that very shift for its employer: $kind', (happening) => {
    expect(linkFor(happening, true)).toBe('/posts?shift=s1&view=confirmed');
  });

  it('is the shift for a worker, also where it is about hours, and what mends a release', () => {
    expect(linkFor({ kind: 'worker-confirmed' }, false)).toBe('/find-work/s1');
    expect(linkFor({ kind: 'hours-submitted', until }, false)).toBe('/find-work/s1');
    const released = { kind: 'shift-released', reason: textCode('FIELD_REQUIRED') } as const;
    expect(linkFor({ ...released, remedy: '/profile' }, false)).toBe('/profile');
  });
});

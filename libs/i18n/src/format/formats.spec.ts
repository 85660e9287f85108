import { formatsOf } from './formats.ts';

const START = '2026-05-12T20:00:00Z';
const ZONE = 'America/Toronto';

describe('formatsOf', () => {
  it('writes English as the rules quote it', () => {
    const formats = formatsOf('en');
    expect(formats.dollars(543)).toBe('$543.00');
    expect(formats.time(START, ZONE)).toBe('4:00 PM');
    expect(formats.hours(7.5)).toBe('7.5 hours');
    expect(formats.hours(1)).toBe('1 hour');
    expect(formats.list(['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben, and Cleo');
  });

  it('writes other languages by their own customs', () => {
    expect(formatsOf('de').time(START, ZONE)).toBe('16:00');
    expect(formatsOf('de').number(7.5)).toBe('7,5');
    expect(formatsOf('fr').hours(8)).toMatch(/^8\sheures$/);
    expect(formatsOf('zh').month({ year: 2026, month: 5 })).toBe('2026年5月');
  });

  it('puts the sign at a field for dollars where amounts have it', () => {
    expect(formatsOf('en').dollarSign).toEqual({ prefix: '$' });
    expect(formatsOf('es').dollarSign).toEqual({ prefix: '$' });
    expect(formatsOf('zh').dollarSign).toEqual({ prefix: '$' });
    for (const language of ['fr', 'de', 'ar'] as const) {
      expect(formatsOf(language).dollarSign).toEqual({ suffix: '$' });
    }
  });

  it('keeps the digits of the fields in Arabic', () => {
    expect(formatsOf('ar').dollars(23.5)).toContain('23.50');
  });
});

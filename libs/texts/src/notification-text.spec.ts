import { notificationIn } from './server/index.ts';

const shift = {
  name: 'Green Leaf',
  jobTitle: 'Event Staff',
  location: 'Queen Street',
  date: '2026-05-01T16:00:00.000Z',
  timeZone: 'America/Toronto',
};

describe('the sentence of a notification', () => {
  it.each([
    ['en', 'Green Leaf confirmed you for the Event Staff shift on Fri, May 1, 2026'],
    ['fr', 'Green Leaf vous a confirmé pour le quart (Personnel d’événement) du ven. 1 mai 2026'],
    ['zh', 'Green Leaf 已确认您参加 2026年5月1日周五 的活动人员班次'],
  ] as const)('in %s names who, what and when', (language, sentence) => {
    expect(notificationIn(language, { kind: 'worker-confirmed', params: shift })).toBe(sentence);
  });

  it('has times in the zone of the shift and as the language writes them', () => {
    const params = { ...shift, at: '2026-05-01T16:05:00.000Z' };
    const say = (language: 'en' | 'de') => notificationIn(language, { kind: 'clocked-in', params });
    expect(say('en')).toContain('at 12:05 PM');
    expect(say('de')).toContain('um 12:05');
  });

  it('names a day without a time as it is', () => {
    const params = { certificate: 'CannSell', expiresOn: '2026-07-01', days: '60' };
    expect(notificationIn('en', { kind: 'certificate-expiring', params })).toContain(
      'Your CannSell certificate expires on Wed, Jul 1, 2026',
    );
  });

  it('in Arabic has no brackets around a title that has its own', () => {
    const params = { ...shift, jobTitle: 'Budtender' };
    for (const kind of ['shift-requested', 'shift-reminder']) {
      const said = notificationIn('ar', { kind, params });
      expect(said).toContain('«بائع قنّب (Budtender)»');
      expect(said).not.toMatch(/\(\P{L}*بائع/u);
    }
  });

  it('says when a spot was given up late', () => {
    const say = (late: string) =>
      notificationIn('en', { kind: 'assignment-cancelled', params: { ...shift, late } });
    expect(say('true')).toContain('with less than 24 hours notice');
    expect(say('false')).not.toContain('notice');
  });

  it('says why a payment failed, by the code of the error', () => {
    const params = { invoice: 'LS-000042', amount: '1234.50', reason: 'CARD_DECLINED' };
    expect(notificationIn('de', { kind: 'payment-failed', params })).toMatch(
      /LS-000042 über 1\.234,50\s\$ konnte nicht abgebucht werden\. Ihre Karte wurde abgelehnt/,
    );
  });

  it('says what a shift was before it changed, and what it is now', () => {
    const params = {
      ...shift,
      address: '100 Queen St W',
      hours: '7.5',
      rate: '25',
      wasJobTitle: 'Event Staff',
      wasDate: '2026-04-30T13:00:00.000Z',
      wasTimeZone: 'America/Vancouver',
      wasHours: '8',
      wasAddress: '800 Robson St',
      wasRate: '100',
    };
    expect(notificationIn('en', { kind: 'terms-changed', params })).toBe(
      'Green Leaf changed a shift you requested. Before: Event Staff, Thu, Apr 30, 2026 at 6:00 AM, 8 h, 800 Robson St, $100.00 an hour. Now: Event Staff, Fri, May 1, 2026 at 12:00 PM, 7.5 h, 100 Queen St W, $25.00 an hour. Please agree, or withdraw your request',
    );
  });

  it("keeps a reviewer's own words", () => {
    const params = { document: 'backgroundCheck', reason: 'The scan is cut off' };
    expect(notificationIn('es', { kind: 'document-rejected', params })).toBe(
      'Su documento (verificación de antecedentes) no fue aceptado: The scan is cut off',
    );
  });

  it('is none for a kind that is not known', () => {
    expect(() => notificationIn('en', { kind: 'moon-landing', params: {} })).toThrow(RangeError);
  });
});

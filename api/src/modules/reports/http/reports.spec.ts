import { jest } from '@jest/globals';
import { invoices } from '@leafshift/contracts/invoice';
import { changePreferences, type PreferencesChange } from '@leafshift/contracts/preferences';
import { addLocation } from '@leafshift/contracts/profile';
import {
  monthsOfAccount,
  type SpendingPart,
  spendingCsv,
  spendingOfPeriod,
  weeklyReport,
} from '@leafshift/contracts/reports';
import { Mailer } from '../../../infra/mail/mailer.ts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { invoiceStores } from '../../invoice/persistence/invoice-stores.migration.ts';
import { WeeklySending } from '../application/weekly-sending.ts';

// Eight in the morning of a Monday in Toronto.
const MONDAY_AT_EIGHT = Date.parse('2026-05-11T12:00:00Z');

const LAST = { sort: { _id: -1 } } as const;
const STORE = {
  address: '401 Queen St W',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 2A5',
  country: 'Canada',
  fullAddress: '401 Queen St W, Toronto, ON M5V 2A5, Canada',
  latitude: 43.65,
  longitude: -79.39,
};

describe('reports', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  const setUp = async () => {
    // The Wednesday before.
    api = await startApi({ now: '2026-05-06T14:00:00Z', env: { SESSION_DAYS: '365' } });
    employer = await anEmployer().called('Green Leaf').onboarded().in(api);
    worker = await aWorker().called('Amélie Côté').onboarded().in(api);
    const shift = await aShift().startingIn(24).with({ totalWorkers: 2 }).by(employer, api);
    const steps = new ShiftSteps(api, employer, shift);
    await steps.work(worker);
    await steps.submit();
    await api.settle();
  };

  const until = (instant: number) =>
    api.clock.advance({ seconds: (instant - api.clock.now().getTime()) / 1000 });
  const choose = (as: Employer | Worker, body: PreferencesChange) =>
    api.get(changePreferences, { body }, as);

  describe('read in the portal', () => {
    beforeAll(async () => {
      await setUp();
      until(MONDAY_AT_EIGHT);
    });
    afterAll(() => api.stop());

    it('say what an employer got and was billed last week, and what comes', async () => {
      await aShift().startingIn(30).with({ totalWorkers: 3 }).by(employer, api);
      const { subject, text, html, from, to, nextAt } = await api.get(weeklyReport, {}, employer);

      expect({ subject, from, to, nextAt }).toEqual({
        subject: 'Your week at Leafshift: May 4 to May 10',
        from: '2026-05-04',
        to: '2026-05-10',
        nextAt: '2026-05-18T12:00:00.000Z',
      });
      expect(text).toContain('Hello Green Leaf');
      expect(text).toContain('- Spots filled: 1 of 2');
      expect(text).toContain('- Invoices: 1');
      expect(text).toContain('(week before: $0.00)');
      expect(text).toContain('- Spots still open: 3');
      expect(html).not.toMatch(/<script|<img| style=| on\w+=/);
      expect(html).toContain('>1 of 2<');
    });

    it('say what a worker earned, in the language of their mails', async () => {
      await choose(worker, { language: 'fr' });
      const { subject, text } = await api.get(weeklyReport, {}, worker);

      expect(subject).toBe('Votre semaine chez Leafshift\u00a0: du 4 mai au 10 mai');
      expect(text).toContain('Bonjour Amélie Côté');
      expect(text).toContain('- Quarts travaillés: 1');
      expect(text).toMatch(/- Gagné: 200,00\s\$/);
      expect(text).toContain('- Quarts ouverts\u00a0: Ontario: 1');
    });

    it.each(['de', 'es', 'ar', 'zh'] as const)(
      'leave no gap in the text in %s',
      async (language) => {
        await choose(employer, { language });
        await choose(worker, { language });
        for (const as of [employer, worker]) {
          const { subject, text, html } = await api.get(weeklyReport, {}, as);
          expect(`${subject}${text}${html}`).not.toMatch(/\{\{|undefined|NaN/);
          expect(html).toContain(
            `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`,
          );
        }
      },
    );

    it('sum up the last six months, for employers and for workers', async () => {
      const spent = await api.get(monthsOfAccount, {}, employer);
      const earned = await api.get(monthsOfAccount, {}, worker);

      expect(spent.months.map(({ month }) => month)).toEqual([
        '2026-05-01',
        '2026-04-01',
        '2026-03-01',
        '2026-02-01',
        '2026-01-01',
        '2025-12-01',
      ]);
      // 8 hours for 25 dollars: 15 percent, 2 dollars, 13 percent of all.
      expect(spent.months[0]).toEqual({
        month: '2026-05-01',
        invoices: 1,
        basePay: 200,
        platformFee: 30,
        processingFee: 2,
        tax: 30.16,
        total: 262.16,
      });
      expect(earned.months[0]).toEqual({ month: '2026-05-01', shifts: 1, hours: 8, pay: 200 });
      expect(earned.months[1]).toEqual({ month: '2026-04-01', shifts: 0, hours: 0, pay: 0 });
    });

    it('divide a month by store, role and worker, for its employer alone', async () => {
      const spending = async (by: SpendingPart, month = '2026-05-20', who = employer) =>
        (await api.get(spendingOfPeriod, { query: { by, month } }, who)).rows;

      expect(await spending('store')).toEqual([
        {
          _id: employer.locationId,
          name: 'Queen Street Store',
          shifts: 1,
          hours: 8,
          amount: 262.16,
        },
      ]);
      expect(await spending('role')).toMatchObject([{ name: 'Trimmer', amount: 262.16 }]);
      expect(await spending('worker')).toEqual([
        { _id: worker.id, name: 'Amélie Côté', shifts: 1, hours: 8, amount: 200 },
      ]);
      const namesake = await aWorker().called('Amélie Côté').onboarded().in(api);
      const steps = await ShiftSteps.post(api, employer, aShift().startingIn(24));
      await steps.work(namesake);
      await steps.submit();
      expect(await spending('worker')).toMatchObject([
        { name: 'Amélie Côté', shifts: 1, amount: 200 },
        { name: 'Amélie Côté', shifts: 1, amount: 200 },
      ]);
      expect(await spending('store', '2026-04-30')).toEqual([]);
      const other = await anEmployer().called('Other Cannabis').onboarded().in(api);
      expect(await spending('worker', '2026-05-20', other)).toEqual([]);
    });

    it('tell stores and workers of one name apart, also those of invoices from before', async () => {
      const chain = await anEmployer().called('Two Stores').onboarded().in(api);
      const place = { ...STORE, locationName: 'Queen Street Store' };
      const { locations } = await api.get(addLocation, { body: place }, chain);
      const twins = [
        await aWorker().called('Mei Lin').onboarded().in(api),
        await aWorker().called('Mei Lin').onboarded().in(api),
      ];
      for (const { _id } of locations) {
        const shift = aShift().startingIn(24).with({ location: _id, totalWorkers: 2 });
        const steps = await ShiftSteps.post(api, chain, shift);
        for (const twin of twins) await steps.take(twin);
        for (const twin of twins) await steps.attend(twin);
        await steps.submit();
        api.clock.advance({ days: 2 });
      }
      const stored = api.database.native.collection('invoices');
      const [, billed] = (await stored.findOne({ shiftId: { $exists: true } }, LAST))?.lines ?? [];
      const note = { lineId: billed.id, name: 'Mei Lin', hours: 1, basePayCents: 2500 };
      await stored.updateOne({ 'lines.id': billed.id }, { $set: { creditNotes: [note] } });
      const divided = async (by: SpendingPart) => {
        const query = { by, from: '2026-05-01', to: '2026-06-30' };
        return (await api.get(spendingOfPeriod, { query }, chain)).rows;
      };

      const ids = locations.map(({ _id }) => _id).toSorted();
      const byStore = await divided('store');
      expect(byStore.map(({ _id }) => _id).toSorted()).toEqual(ids);
      expect(byStore.map(({ name, shifts }) => [name, shifts])).toEqual([
        ['Queen Street Store', 1],
        ['Queen Street Store', 1],
      ]);
      expect(await divided('worker')).toMatchObject([
        { _id: twins[0]?.id, amount: 400 },
        { _id: twins[1]?.id, amount: 375 },
      ]);

      await stored.updateMany({}, { $unset: { 'location.id': true } });
      expect(await divided('store')).toHaveLength(1);
      await invoiceStores.up(api.database.native);
      expect(await divided('store')).toEqual(byStore);
    });

    it('come to the same by store and by role, exactly what the invoices of the period come to', async () => {
      for (const hours of [24, 48]) {
        const steps = await ShiftSteps.post(api, employer, aShift().startingIn(hours));
        await steps.work(worker);
        await steps.submit();
      }
      const { invoices: billed } = await api.get(invoices, {}, employer);
      const cents = (some: typeof billed) =>
        some.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
      const today = billed[0]?.createdAt.slice(0, 10) ?? '';
      const ofToday = billed.filter(({ createdAt }) => createdAt.startsWith(today));
      const of = (by: SpendingPart, from: string, to: string) =>
        api.request(spendingOfPeriod, { query: { by, from, to } }, employer);
      for (const by of ['store', 'role'] as const) {
        expect(await of(by, today, today)).toMatchObject({
          ok: true,
          body: { from: today, to: today, total: { amount: cents(ofToday) / 100 } },
        });
        expect(await of(by, '2026-05-01', '2026-05-31')).toMatchObject({
          body: {
            rows: [{ shifts: billed.length }],
            total: { hours: 8 * billed.length, amount: cents(billed) / 100 },
          },
        });
      }
      expect(ofToday.length).toBeLessThan(billed.length);
      expect(await of('store', today, '2026-05-01')).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'to' }] },
      });
    });

    it('are taken away as CSV with their sum', async () => {
      const path = `/api${spendingCsv.path}?by=worker&from=2026-05-01&to=2026-05-31`;
      const answer = await api.send('GET', path, { headers: { 'x-auth-token': employer.token } });
      const lines = (await answer.text()).trim().split('\r\n');
      expect(lines[0]).toContain('From,To,Worker,Shifts,Hours,Pay');
      const amounts = lines.slice(1).map((line) => Number(line.split(',').at(-1)));
      expect(lines.at(-1)).toMatch(/^2026-05-01,2026-05-31,All,,/);
      expect(amounts.length).toBeGreaterThan(1);
      expect(amounts.at(-1)).toBe(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0));
    });
  });

  describe('by mail', () => {
    beforeEach(setUp);
    afterEach(() => api.stop());

    it('go out by mail on Monday morning, once, to who wants them, though two nodes send', async () => {
      const stranger = await aWorker().in(api);
      await choose(employer, { weeklyReport: true });
      await choose(worker, { weeklyReport: true });
      const other = await startApi({ besides: api });
      const nodes = [api, other].map((node) => node.app.get(WeeklySending));
      const deliveries = [api, other].map((node) => jest.spyOn(node.app.get(Mailer), 'deliver'));
      const sentTo = () => deliveries.flatMap(({ mock }) => mock.calls.map(([mail]) => mail.to));
      const everybodyRuns = async () => {
        await Promise.all(nodes.map((node) => node.run()));
        await Promise.all([api.settle(), other.settle()]);
      };

      until(MONDAY_AT_EIGHT - 1000);
      await everybodyRuns();
      expect(sentTo()).toEqual([]);

      until(MONDAY_AT_EIGHT);
      await everybodyRuns();
      await everybodyRuns();
      api.clock.advance({ minutes: 10 });
      await everybodyRuns();

      expect(sentTo().toSorted()).toEqual([employer.email, worker.email].toSorted());
      expect(await api.mailsTo(stranger.email)).toEqual([]);
      const [mail] = await api
        .mailsTo(worker.email)
        .then((mails) => mails.filter(({ subject }) => subject.startsWith('Your week')));
      expect(mail?.text).toContain('http://portal.test/email-reports');
      await other.stop();
    });

    it('do not go out a day late', async () => {
      await choose(employer, { weeklyReport: true });
      until(MONDAY_AT_EIGHT + 25 * 3_600_000);
      const deliver = jest.spyOn(api.app.get(Mailer), 'deliver');
      await api.app.get(WeeklySending).run();
      await api.settle();

      expect(deliver).not.toHaveBeenCalled();
    });
  });
});

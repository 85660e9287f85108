import { updateUser } from '@leafshift/contracts/admin';
import { logout, logoutEverywhere } from '@leafshift/contracts/auth';
import {
  calendarFeed,
  calendarFile,
  endCalendarFeed,
  renewCalendarFeed,
} from '@leafshift/contracts/calendar';
import { cancelAssignment } from '@leafshift/contracts/posts';
import { changePreferences } from '@leafshift/contracts/preferences';
import {
  deleteAccount,
  exportAccount,
  recoverPassword,
  resetPassword,
} from '@leafshift/contracts/users';
import { aShift } from '../../../testing/a-shift.ts';
import {
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the calendar feed', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().called('Harbour Greens').onboarded().in(api);
  });
  afterAll(() => api.stop());

  const aMember = (): Promise<Worker> => aWorker().onboarded().in(api);

  const confirmed = async (worker: Worker, shift = aShift()): Promise<ShiftSteps> => {
    const steps = await ShiftSteps.post(api, employer, shift);
    await steps.take(worker);
    return steps;
  };

  const renew = async (worker: Worker): Promise<string> =>
    (await api.get(renewCalendarFeed, {}, worker)).url ?? '';

  const read = (address: string, etag?: string): Promise<Response> =>
    api.send('GET', new URL(address).pathname, {
      ...(etag !== undefined && { headers: { 'if-none-match': etag } }),
    });

  /** The calendar's lines, put together again where they were folded. */
  const linesOf = async (answer: Response): Promise<readonly string[]> =>
    (await answer.text()).replaceAll('\r\n ', '').split('\r\n');

  it('is not there until the worker makes it, and keeps its address', async () => {
    const worker = await aMember();
    expect(await api.get(calendarFeed, {}, worker)).toEqual({ url: null });

    const url = await renew(worker);

    expect(url).toMatch(/^http:\/\/portal\.test\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await api.get(calendarFeed, {}, worker)).toEqual({ url });
  });

  it('has the confirmed shifts, and no requested one', async () => {
    const worker = await aMember();
    const steps = await confirmed(worker);
    const requested = await ShiftSteps.post(api, employer, aShift().startingIn(90));
    await requested.request(worker);

    const answer = await read(await renew(worker));

    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = await linesOf(answer);
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:shift-${steps.postId}@leafshift`,
        'DTSTART:20260506T160000Z',
        'DTEND:20260507T000000Z',
        'SUMMARY:Trimmer\\, Harbour Greens',
        'STATUS:CONFIRMED',
        'GEO:43.6534;-79.3839',
        `URL;VALUE=URI:http://portal.test/find-work/${steps.postId}`,
      ]),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(
      '12:00 PM – 8:00 PM\\, Toronto time\\n8 hours at $25.00 an hour\\nSupervisor: Sam Supervisor\\, 4165550101',
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it("speaks the worker's language", async () => {
    const worker = await aMember();
    await api.get(changePreferences, { body: { language: 'fr' } }, worker);
    await confirmed(worker);

    const lines = await linesOf(await read(await renew(worker)));
    expect(lines).toContain('SUMMARY:Tailleur\\, Harbour Greens');
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain('heure de Toronto');
  });

  it('keeps shifts that were worked, and drops one that the worker cancelled', async () => {
    const worker = await aMember();
    const worked = await ShiftSteps.post(api, employer);
    await worked.work(worker);
    await worked.submit();
    const cancelled = await confirmed(worker, aShift().startingIn(100));
    await api.get(cancelAssignment, { params: { postId: cancelled.postId } }, worker);

    const text = await (await read(await renew(worker))).text();

    expect(text).toContain(`shift-${worked.postId}@`);
    expect(text).not.toContain(`shift-${cancelled.postId}@`);
  });

  it('answers 304 until something changes', async () => {
    const worker = await aMember();
    const address = await renew(worker);
    const etag = (await read(address)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{43}"$/);

    const unchanged = await read(address, `"other", W/${etag}`);
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect(unchanged.headers.get('etag')).toBe(etag);

    await confirmed(worker);
    const changed = await read(address, etag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  it('ends the address before when it is renewed, and every address when it is ended', async () => {
    const worker = await aMember();
    const before = await renew(worker);
    const address = await renew(worker);
    expect([(await read(before)).status, (await read(address)).status]).toEqual([404, 200]);

    expect(await api.get(endCalendarFeed, {}, worker)).toEqual({ url: null });

    expect((await read(address)).status).toBe(404);
    expect(await api.get(calendarFeed, {}, worker)).toEqual({ url: null });
  });

  it('stores nothing that opens it', async () => {
    const worker = await aMember();
    const token = (await renew(worker)).split('/').at(-1)?.replace('.ics', '') ?? '';

    const stored = await api.database.native.collection('calendar_feeds').find().toArray();

    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('ends when the secret of the installation changes', async () => {
    const worker = await aMember();
    const { pathname } = new URL(await renew(worker));
    const other = await startApi({ besides: api, env: { JWT_SECRET: 'another secret'.repeat(4) } });

    const answer = await other.send('GET', pathname);
    await other.stop();

    expect(answer.status).toBe(404);
  });

  it('ends with the account, and stands in its export without the address', async () => {
    const worker = await aMember();
    const address = await renew(worker);
    const kept = JSON.stringify(await api.get(exportAccount, {}, worker));
    expect(kept).toContain(`"calendarFeed":{"madeAt":"${api.clock.now().toISOString()}"}`);
    expect(kept).not.toContain(address);

    await api.get(deleteAccount, { body: { password: worker.password } }, worker);

    expect((await read(address)).status).toBe(404);
  });

  describe('ends, because whoever has the address needs no session,', () => {
    const isThere = async (address: string) => (await read(address)).status === 200;

    it('when its worker signs out everywhere', async () => {
      const worker = await aMember();
      const address = await renew(worker);

      await api.request(logoutEverywhere, {}, worker);

      expect(await isThere(address)).toBe(false);
    });

    it('with a new password by mail', async () => {
      const worker = await aMember();
      const address = await renew(worker);
      await api.get(recoverPassword, { body: { email: worker.email } });
      await api.settle();
      const [mail] = await api.mailsTo(worker.email);
      const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];

      await api.get(resetPassword, { body: { token, password: 'another one' } });

      expect(await isThere(address)).toBe(false);
    });

    it('with a suspension', async () => {
      const worker = await aMember();
      const address = await renew(worker);
      const params = { id: worker.id };

      await api.get(
        updateUser,
        { params, body: { suspended: true, reason: 'R' } },
        await anAdmin().in(api),
      );

      expect(await isThere(address)).toBe(false);
    });

    it('but not when its worker signs out here, or others do anything', async () => {
      const worker = await aMember();
      const address = await renew(worker);

      await api.request(logoutEverywhere, {}, await aMember());
      await api.request(logout, {}, worker);

      expect(await isThere(address)).toBe(true);
    });
  });

  it('of a business has its posted shifts without names, of one store where it says so', async () => {
    const business = await anEmployer().onboarded().in(api);
    const worker = await aMember();
    const steps = await ShiftSteps.post(api, business, aShift().startingIn(60));
    await steps.take(worker);
    const location = (await steps.shift()).location._id;
    const { url } = await api.get(renewCalendarFeed, { body: { location } }, business);
    expect(await api.get(calendarFeed, {}, business)).toEqual({ url, location });

    const text = await (await read(url ?? '')).text();
    expect(text).toContain(`staffing-${steps.postId}@leafshift`);
    expect(text).toContain('(1/1)');
    expect(text).not.toContain(worker.name);

    const elsewhere = { body: { location: employer.locationId } };
    expect(await api.request(renewCalendarFeed, elsewhere, business)).toMatchObject({
      status: 404,
    });
    await api.get(renewCalendarFeed, {}, business);
    expect((await read(url ?? '')).status).toBe(404);
    await api.get(endCalendarFeed, {}, business);
    expect(await api.get(calendarFeed, {}, business)).toEqual({ url: null });
  });

  it('is for workers and businesses, and its file only for who knows the address', async () => {
    const refused = await api.request(renewCalendarFeed, {}, await anAdmin().in(api));
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });

    const guess = await api.request(calendarFile, { params: { token: `${'a'.repeat(43)}.ics` } });
    expect(guess).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

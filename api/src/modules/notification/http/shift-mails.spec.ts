import { jest } from '@jest/globals';
import { cancelShift } from '@leafshift/contracts/posts';
import { changePreferences } from '@leafshift/contracts/preferences';
import { Mailer } from '../../../infra/mail/mailer.ts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const TELEPHONE = 'Telephone: 4165550101';

describe('the mails about a confirmed shift', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().called('Harbour Greens').onboarded().in(api);
  });
  beforeEach(async () => {
    worker = await aWorker().onboarded().in(api);
  });
  afterAll(() => api.stop());

  const posted = (hours = 48, totalWorkers = 1) =>
    ShiftSteps.post(api, employer, aShift().startingIn(hours).with({ totalWorkers }));
  const mailsTo = async ({ email }: Worker, subject: string) => {
    await api.settle();
    return (await api.mailsTo(email)).filter((mail) => mail.subject === subject);
  };
  const entryIn = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined) => {
    const [entry] = mail?.attachments ?? [];
    const lines = entry?.content.replaceAll('\r\n ', '').split('\r\n') ?? [];
    const field = (name: string) => lines.find((line) => line.startsWith(`${name}:`));
    return { contentType: entry?.contentType ?? '', field };
  };
  const sequenceOf = ({ field }: ReturnType<typeof entryIn>) =>
    Number(field('SEQUENCE')?.split(':')[1]);

  it('confirm with time, address, pay, supervisor, map and calendar entry', async () => {
    const steps = await posted();
    await steps.take(worker);

    const [mail, ...more] = await mailsTo(worker, 'You are confirmed');
    expect(more).toEqual([]);
    const { date, endDate } = await steps.shift();
    for (const line of [
      /^Time: \w{3}, May \d+, 2026, 12:00 PM – 8:00 PM \(EDT\)$/m,
      /^Place: Queen Street Store$/m,
      /^Address: 100 Queen St W, Toronto, ON M5H 2N2, Canada$/m,
      /^Map: https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=100\+Queen/m,
      /^Hourly rate: \$25\.00$/m,
      /^Estimated pay: \$200\.00 \(8 h × \$25\.00\)$/m,
      /^Supervisor: Sam Supervisor$/m,
      /^Telephone: 4165550101$/m,
    ]) {
      expect(mail?.text).toMatch(line);
    }
    expect(mail?.html).toContain('<bdi>Queen Street Store</bdi>');
    const { contentType, field } = entryIn(mail);
    expect(contentType).toMatch(/^text\/calendar;.*method=PUBLISH/);
    expect(field('UID')).toBe(`UID:shift-${steps.postId}-${worker.id}@leafshift`);
    const utc = (instant: string) => instant.replace(/[-:]|\.000/g, '');
    expect([field('DTSTART'), field('DTEND')]).toEqual([
      `DTSTART:${utc(date)}`,
      `DTEND:${utc(endDate)}`,
    ]);
  });

  it('release with a calendar entry that takes the shift out, and no telephone number', async () => {
    const steps = await posted();
    await steps.take(worker);
    const [confirmed] = await mailsTo(worker, 'You are confirmed');
    api.clock.advance({ minutes: 15 });

    await steps.release(worker);

    const [mail] = await mailsTo(worker, 'You were released from a shift');
    expect(mail?.text).toContain('Address: 100 Queen St W');
    expect(mail?.text).not.toMatch(/4165550101|Estimated pay/);
    const [entered, ended] = [entryIn(confirmed), entryIn(mail)];
    expect(ended.contentType).toMatch(/method=CANCEL/);
    expect(ended.field('UID')).toBe(entered.field('UID'));
    expect(sequenceOf(ended)).toBe(sequenceOf(entered) + 15 * 60);
  });

  it('cancel the shift for who was confirmed; who only asked learns no more than that', async () => {
    const steps = await posted(48, 2);
    const other = await aWorker().onboarded().in(api);
    await steps.take(worker);
    await steps.request(other);

    await api.get(cancelShift, { params: { postId: steps.postId } }, employer);

    const [[mail], [plain]] = [
      await mailsTo(worker, 'A shift was cancelled'),
      await mailsTo(other, 'A shift was cancelled'),
    ];
    expect(mail?.text).toContain('Place: Queen Street Store');
    expect(entryIn(mail).field('METHOD')).toBe('METHOD:CANCEL');
    expect(plain?.text).toContain('cancelled');
    expect(plain?.text).not.toContain('Place:');
    expect(plain?.attachments).toEqual([]);
  });

  it.each([
    [24, 'Your shift tomorrow'],
    [32, 'Are you still coming?'],
  ])('%i hours before the start say the facts again: %s', async (hours, subject) => {
    const steps = await posted(72);
    await steps.take(worker);
    api.clock.advance({ hours: 72 - hours });

    const [mail] = await mailsTo(worker, subject);

    expect(mail?.text).toContain(TELEPHONE);
    expect(mail?.text).toContain('Estimated pay: $200.00');
    expect(mail?.attachments).toEqual([]);
  });

  it('say what was so when it happened, once, though the mail server was away', async () => {
    const steps = await posted();
    await steps.request(worker);
    await api.settle();
    const deliver = jest.spyOn(api.app.get(Mailer), 'deliver');
    deliver.mockRejectedValueOnce(new Error('away'));
    const before = api.clock.now();
    await steps.confirm(worker);
    await api.settle();
    expect(await api.mailsTo(worker.email)).toEqual([]);
    api.clock.advance({ seconds: 5 });

    const mails = await mailsTo(worker, 'You are confirmed');
    deliver.mockRestore();

    expect(mails).toHaveLength(1);
    const stamp = before.toISOString().replace(/[-:]|\.000/g, '');
    expect(entryIn(mails[0]).field('DTSTAMP')).toBe(`DTSTAMP:${stamp}`);
  });

  it('run from right to left in Arabic', async () => {
    await api.get(changePreferences, { body: { language: 'ar' } }, worker);
    await (await posted()).take(worker);

    const [mail] = await mailsTo(worker, 'تم تأكيد مكانك');
    expect(mail?.html).toContain('<table dir="rtl"');
    expect(mail?.text).toContain('الهاتف: 4165550101');
  });

  it('stand in the list of a developer as other mails do', async () => {
    await (await posted()).take(worker);
    await api.settle();

    const answer = await api.send('GET', '/api/dev/mail.json');
    const mails = (await answer.json()) as readonly { to: string; subject: string; text: string }[];
    expect(mails.find(({ to }) => to === worker.email)).toMatchObject({
      subject: 'You are confirmed',
      text: expect.stringContaining(TELEPHONE),
    });
  });
});

import { currentUser, login } from '@leafshift/contracts/auth';
import { reportPost } from '@leafshift/contracts/moderation';
import { payouts } from '@leafshift/contracts/payouts';
import { boardPost, createPost } from '@leafshift/contracts/posts';
import { ObjectId } from 'mongodb';
import { withTotp } from '../modules/second-factor/testing/with-factors.ts';
import { SecurityLog } from '../modules/security/index.ts';
import { aPermanentForm } from '../testing/a-shift.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Person,
  type Worker,
} from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { runCommand } from './commands.ts';

/** Stands for the admin's address. */
const ADMIN = 'the admin';

describe("the operator's commands", () => {
  let api: TestApi;
  let admin: Admin;

  beforeAll(async () => {
    api = await startApi();
    admin = await anAdmin().in(api);
  });
  afterAll(() => api.stop());

  const run = (...args: string[]) => runCommand(api.app, args);
  const auditLog = () => api.database.native.collection('audit_log').find().toArray();

  const payoutOf = async (worker: Worker) =>
    (await api.get(payouts, { query: {} }, worker)).payouts[0];

  const auditsOf = async ({ id }: Worker) =>
    (await auditLog())
      .filter(({ target }) => `${target}` === id)
      .map(({ action, adminId }) => [action, `${adminId}`]);

  it('suspend an account, and lift it, in the name of the only admin', async () => {
    const worker = await aWorker().onboarded().in(api);

    const until = new Date(api.clock.now().getTime() + 86_400_000).toISOString();
    const reason = ['--reason', 'Two no-shows', '--until', until];
    expect(await run('suspend', worker.email, ...reason)).toEqual([
      `${worker.email} is suspended until ${until}.`,
    ]);
    expect(await api.get(currentUser, {}, worker)).toMatchObject({
      suspended: true,
      suspension: { reason: 'back-office', words: 'Two no-shows', until },
    });
    expect(await run('lift', worker.email)).toEqual([`${worker.email} is active.`]);
    expect(await api.get(currentUser, {}, worker)).toMatchObject({ suspended: false });
    expect(await auditsOf(worker)).toEqual([
      ['suspended', admin.id],
      ['restored', admin.id],
    ]);
  });

  it('list documents that wait, and decide on them', async () => {
    const worker = await aWorker().called('Wanda Wong').onboarded().in(api);

    const line = (await run('reviews')).find((text) => text.includes('Wanda Wong')) ?? '';
    const [id = ''] = line.split('  ');
    expect(line).toMatch(/identificationDocument|backgroundCheck/);
    expect(await run('reject', id, '--reason', 'The scan is cut off')).toEqual([
      expect.stringContaining('of Wanda Wong is Rejected'),
    ]);
    await expect(run('approve', id)).rejects.toThrow('already reviewed');
    await api.settle();
    const subjects = (await api.mailsTo(worker.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your document was not accepted');
  });

  it('print postings that wait with their age, and publish or refuse them as they were read', async () => {
    const employer = await anEmployer().called('New Leaf').onboarded().in(api);
    const send = (jobType: string) => {
      const jobDescription = '<p>Trim\u001b[2J all day</p>';
      return api.get(createPost, { body: aPermanentForm({ jobType, jobDescription }) }, employer);
    };
    await send('Head Grower');
    api.clock.advance({ hours: 5 });
    await send('Packer');

    const lines = await run('postings');
    const [grower = '', packer = ''] = lines.filter((line) => line.includes('New Leaf'));
    expect(grower).toMatch(/^\w{24} {2}revision 0 {2}waits for 5 h {2}New Leaf$/);
    expect(lines.join('\n')).not.toContain('\u001b');
    const [id = ''] = grower.split('  ');
    const [other = ''] = packer.split('  ');
    await expect(run('publish', id)).rejects.toThrow('Please give --revision');
    await expect(run('publish', id, '--revision', '7')).rejects.toThrow('has changed this posting');
    expect(await run('publish', id, '--revision', '0')).toEqual([
      "'Head Grower' of New Leaf is published.",
    ]);
    const why = ['--reason', 'The pay is missing'];
    expect(await run('refuse', other, '--revision', '0', ...why)).toEqual([
      "'Packer' of New Leaf is rejected.",
    ]);
    expect(await run('postings')).toEqual(['No posting waits.']);
  });

  it('print reports of postings, put them aside, and take postings down', async () => {
    const employer = await anEmployer().called('Bad Leaf').licensed().in(api);
    const post = await api.get(createPost, { body: aPermanentForm() }, employer);
    const params = { id: '_id' in post ? post._id : '' };
    const report = async (who: Person) =>
      api.get(reportPost, { params, body: { reason: 'scam', words: 'Asks for money' } }, who);
    const lineOf = async () => (await run('reports')).find((line) => line.includes('Bad Leaf'));

    await report(await aWorker().in(api));
    expect(await lineOf()).toContain(
      `posting ${params.id}  'Store Manager' of Bad Leaf  scam: Asks`,
    );
    const [id = ''] = (await lineOf())?.split('  ') ?? [];
    expect(await run('put-aside', id)).toEqual(['The report is put aside.']);
    expect(await run('reports')).toEqual(['No report waits.']);

    await report(await aWorker().in(api));
    expect(await run('take-down', params.id, '--reason', 'Asks for a deposit')).toEqual([
      'The posting is down.',
    ]);
    expect(await run('reports')).toEqual(['No report waits.']);
    expect((await api.request(boardPost, { params })).status).toBe(404);
  });

  it('remove the second factor that somebody has lost, as both logs say', async () => {
    const worker = await aWorker().in(api);
    const why = ['--reason', 'Lost phone'];
    await expect(run('remove-second-factor', worker.email)).rejects.toThrow('--reason');
    await expect(run('remove-second-factor', worker.email, ...why)).rejects.toThrow(
      'no second factor',
    );
    await withTotp(api, worker);
    const { email, password } = worker;
    const logIn = () => api.request(login, { body: { email, password } });

    expect((await logIn()).status).toBe(401);
    expect(await run('remove-second-factor', email, ...why)).toEqual([
      expect.stringContaining('signs in with the password alone'),
    ]);
    expect((await logIn()).status).toBe(200);
    const search = { userId: worker.id, event: 'second-factor-removed', limit: 1 } as const;
    const { entries } = await api.app.get(SecurityLog).search(search);
    expect(entries).toMatchObject([{ by: admin.id, details: { kind: 'all' } }]);
    expect(await auditsOf(worker)).toEqual([['second-factors-removed', admin.id]]);
  });

  it('sign an account out everywhere', async () => {
    const worker = await aWorker().in(api);

    expect(await run('end-sessions', worker.email)).toEqual([
      `${worker.email} is signed out everywhere.`,
    ]);

    expect((await api.request(currentUser, {}, worker)).status).toBe(401);
    expect(await auditsOf(worker)).toEqual([['sessions-ended', admin.id]]);
    await expect(run('end-sessions', 'nobody@example.ca')).rejects.toThrow('There is no account');
  });

  it('hold pay back and let it go, as the audit log says', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const worker = await aWorker().onboarded().in(api);
    const steps = await ShiftSteps.post(api, employer);
    await steps.work(worker, 5);
    await steps.submit();
    const { _id } =
      (await api.database.native
        .collection('payouts')
        .findOne({ workerId: new ObjectId(worker.id) })) ?? {};
    const id = `${_id}`;

    await expect(run('hold-pay', id)).rejects.toThrow('Please give --reason');
    await expect(run('hold-pay', 'nobody', '--reason', 'x')).rejects.toThrow('is no payout’s id');
    const [held] = await run('hold-pay', id, '--reason', 'The card was stolen');
    expect(held).toMatch(/^The pay is held until 20/);
    expect(await payoutOf(worker)).toMatchObject({ hold: { reason: 'The card was stolen' } });
    const [released] = await run('release-pay', id);
    expect(released).toMatch(/^The pay is (waiting|scheduled)/);
    expect(await payoutOf(worker)).toMatchObject({ hold: null });
    const about = (await auditLog()).filter(({ target }) => `${target}` === id);
    expect(about.map(({ action, adminId }) => [action, `${adminId}`])).toEqual([
      ['payout-held', admin.id],
      ['payout-released', admin.id],
    ]);
  });

  it('check the books', async () => {
    expect(await run('check-ledger')).toEqual([expect.stringContaining('sum to zero')]);
    await api.database.native.collection('ledger_transactions').insertOne({
      kind: 'invoice-issued',
      reference: 'by-hand',
      at: api.clock.now(),
      entries: [{ account: 'receivable', amountCents: 5 }],
    });
    await expect(run('check-ledger')).rejects.toThrow('The books do NOT balance: 5 cents');
  });

  it.each([
    [['no-such-thing'], 'There is no command no-such-thing'],
    [[], 'Usage'],
    [['suspend'], 'Please give an e-mail address'],
    [['suspend', 'nobody@example.ca'], 'There is no account nobody@example.ca'],
    [['suspend', ADMIN], 'Please give --reason'],
    [['suspend', ADMIN, '--reason', 'R', '--until', 'soon'], '--until is a time in UTC'],
    [['suspend', ADMIN, '--reason', 'R', '--until', '2020-01-01T00:00:00Z'], 'lies ahead'],
    [['reviews', '--status', 'Lost'], 'A status is one of Pending, Approved, Rejected'],
    [['reviews', '--stat'], 'Unknown option'],
  ])('say what is wrong with %j', async (args, sentence) => {
    const given = args.map((word) => (word === ADMIN ? admin.email : word));
    await expect(run(...given)).rejects.toThrow(sentence);
  });

  it('make an admin, who chooses a password by mail', async () => {
    await run('make-admin', 'robin@example.ca', '--name', 'Robin Lefebvre');
    await api.settle();

    const [mail] = await api.mailsTo('robin@example.ca');
    expect(mail?.subject).toBe('Choose a new password');
    const made = (await auditLog()).filter(({ action }) => action === 'admin-made');
    expect(made).toMatchObject([{ details: { set: ['owner'] } }]);
    const [own] = made.map(({ adminId, target }) => [`${adminId}`, `${target}`]);
    expect(own?.[0]).toBe(own?.[1]);
    await expect(run('make-admin', 'robin@example.ca', '--name', 'Again')).rejects.toThrow(
      'Email in use',
    );
  });

  it('say in whose name, where there are several admins', async () => {
    await run('make-admin', 'second@example.ca', '--name', 'Second Admin', '--as', admin.email);
    const [made] = (await auditLog()).filter(({ action }) => action === 'admin-made').slice(-1);
    expect(made).toMatchObject({ adminId: new ObjectId(admin.id) });
    const worker = await aWorker().in(api);

    const suspend = ['suspend', worker.email, '--reason', 'Two no-shows'];
    await expect(run(...suspend)).rejects.toThrow('There are several admins');
    await expect(run(...suspend, '--as', worker.email)).rejects.toThrow('is no admin');
    await run(...suspend, '--as', admin.email);
    expect(await api.get(currentUser, {}, worker)).toMatchObject({ suspended: true });
  });
});

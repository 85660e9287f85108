import { jest } from '@jest/globals';
import { invoicePdf, invoices, invoicesCsv } from '@leafshift/contracts/invoice';
import { completeShift } from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { Notifier } from '../../notification/index.ts';

describe('the invoices of an employer', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().called('=HYPERLINK("x")').onboarded().in(api);
    worker = await aWorker().called('Amélie Côté').onboarded().in(api);
  });

  afterAll(() => api.stop());

  const worked = async (hours: number): Promise<ShiftSteps> => {
    const steps = await ShiftSteps.post(
      api,
      employer,
      aShift().startingIn(hours).with({ jobTitle: 'Budtender' }),
    );
    await steps.work(worker);
    return steps;
  };

  it('are numbered without gaps, also where submitting one failed', async () => {
    const first = await worked(47);
    expect((await first.submit()).invoice.number).toBe('LS-000001');

    const second = await worked(60);
    const collections = ['invoices', 'ledger_transactions', 'payouts', 'outbox', 'notifications'];
    const counts = () =>
      Promise.all(collections.map((name) => api.database.native.collection(name).countDocuments()));
    await api.settle();
    const before = await counts();
    const broken = jest
      .spyOn(api.app.get(Notifier), 'notify')
      .mockRejectedValueOnce(new Error('The last step of the transaction failed'));
    const answer = await api.request(
      completeShift,
      { params: { postId: second.postId } },
      employer,
    );
    expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
    expect(await counts()).toEqual(before);
    expect(await second.shift()).toMatchObject({ status: null });

    broken.mockRestore();
    expect((await second.submit()).invoice.number).toBe('LS-000002');
  });

  it('are listed newest first, to their employer alone', async () => {
    const { invoices: own } = await api.get(invoices, { query: { limit: 1 } }, employer);
    expect(own).toMatchObject([
      { number: 'LS-000002', jobTitle: 'Budtender', location: { province: 'ON' } },
    ]);
    const other = await anEmployer().onboarded().in(api);
    expect((await api.get(invoices, {}, other)).invoices).toEqual([]);
    expect(await api.request(invoices, {}, worker)).toMatchObject({ status: 403 });
  });

  it('can be had as PDF', async () => {
    const [invoice] = (await api.get(invoices, {}, employer)).invoices;
    const path = `/api/invoice/${invoice?._id}/pdf`;
    const answer = await api.send('GET', path, { headers: { 'x-auth-token': employer.token } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('leafshift-invoice-LS-000002.pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(2000);

    const other = await anEmployer().onboarded().in(api);
    const params = { id: invoice?._id ?? '' };
    expect(await api.request(invoicePdf, { params }, other)).toMatchObject({ status: 404 });
  });

  it('can be had as CSV of a period, without formulas', async () => {
    const csv = async (query: object): Promise<readonly string[]> => {
      const { body } = await api.request(invoicesCsv, { query }, employer);
      return String(body).trim().split('\r\n');
    };
    const [head, ...rows] = await csv({ from: '2026-05-06', to: '2026-05-09' });
    expect(head).toContain('Invoice,Issued,Shift date,Job title,Location');
    expect(rows.map((row) => row.split(',').slice(0, 3))).toEqual([
      ['LS-000001', '2026-05-06', '2026-05-06'],
      ['LS-000002', '2026-05-09', '2026-05-09'],
    ]);
    expect(rows[0]).toContain(',8.00,25.00,200.00,30.00,2.00,13,30.16,262.16,open');
    expect(await csv({ from: '2026-05-10' })).toHaveLength(1);
    expect(await csv({ from: '2026-05-07', to: '2026-05-09' })).toHaveLength(2);
    expect(await csv({ to: '2026-05-05' })).toHaveLength(1);
    expect(await csv({})).toHaveLength(3);
  });
});

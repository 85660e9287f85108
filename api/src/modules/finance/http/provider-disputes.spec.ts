import {
  acceptDispute,
  answerProviderDispute,
  audit,
  evidenceFile,
  providerDispute,
  providerDisputes,
  today,
} from '@leafshift/contracts/back-office';
import { type Admin, anAdmin } from '../../../testing/people.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { SettlingWorld } from '../../clockedtime/testing/settling-world.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';

const PDF = Buffer.from('%PDF-1.7 the timesheet');

describe('a contested payment', () => {
  let world: PaymentWorld;
  let api: TestApi;
  let finance: Admin;
  let paid: SettlingWorld;
  let params: { id: string; disputeId: string };

  beforeAll(async () => {
    world = await PaymentWorld.start({ TIMESHEET_ACCEPT_HOURS: '48', SESSION_DAYS: '365' });
    api = world.api;
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    paid = await SettlingWorld.in(world);
    await paid.submitted();
    await paid.accept();
    await world.let('dispute-opened');
    await world.deliverAll();
    const [bill] = await paid.bills();
    params = { id: bill?._id ?? '', disputeId: bill?.disputes[0]?._id ?? '' };
    finance = await anAdmin().as('finance').in(api);
  });
  afterEach(() => paid.inOrder());

  const look = () => api.get(providerDispute, { params }, finance);
  const upload = (file: Buffer, query: { name?: string } = {}) =>
    api.request(evidenceFile, { params, query }, finance, { file });
  const send = async (more: object = {}) => {
    const { suggested } = await look();
    return api.request(answerProviderDispute, { params, body: { ...suggested, ...more } }, finance);
  };
  const deadlines = async () => {
    const { alarms } = await api.get(today, {}, finance);
    return alarms.find(({ alarm }) => alarm === 'dispute-deadlines')?.count;
  };

  it('is answered with what is known of its shift and with files, which go to the provider', async () => {
    const { suggested, ...found } = await look();
    expect(found).toMatchObject({ open: true, answered: false, reason: 'fraudulent' });
    expect(suggested.serviceDate).toMatch(/^2026-05-\d\d$/);
    expect(suggested.words).toContain('8.00 paid hours. ');
    expect(suggested.words).toContain('The worker accepted the hours.');

    const { body } = await upload(PDF, { name: 'timesheet.pdf' });
    const serviceFile = 'file' in body ? body.file : '';
    expect(await send({ serviceFile })).toMatchObject({ status: 200, body: { answered: true } });

    const dispute = await world.stripe.disputes.retrieve(params.disputeId);
    expect(dispute).toMatchObject({
      status: 'under_review',
      evidence: { service_documentation: serviceFile, uncategorized_text: suggested.words },
    });
    const { disputes } = await api.get(providerDisputes, { query: { limit: 1 } }, finance);
    expect(disputes).toMatchObject([{ answered: true, dispute: { status: 'open' } }]);
    const owner = await anAdmin().in(api);
    const { entries } = await api.get(audit, { query: { q: params.id } }, owner);
    expect(entries.map(({ action }) => action)).toEqual(['evidence-sent', 'evidence-uploaded']);

    await world.let('dispute-won');
    await world.deliverAll();
    expect((await send()).body).toMatchObject({ code: 'DISPUTE_CLOSED' });
  });

  it('takes no file that is something else by its content, or too large', async () => {
    expect(await upload(Buffer.from('<html>'))).toMatchObject({
      status: 415,
      body: { code: 'NOT_AN_EVIDENCE_FILE' },
    });
    const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await upload(large)).toMatchObject({
      status: 413,
      body: { code: 'EVIDENCE_TOO_LARGE' },
    });
  });

  it('is an alarm from three days before its deadline, until evidence was sent', async () => {
    const before = await deadlines();
    api.clock.advance({ days: 4, hours: 1 });
    finance = await anAdmin().as('finance').in(api);
    const late = (await deadlines()) ?? 0;
    expect([before, late > 0]).toEqual([0, true]);
    await send();
    expect(await deadlines()).toBe(late - 1);
  });

  it('can be given up: the business owes it again, once', async () => {
    const accept = () => api.request(acceptDispute, { params }, finance);
    expect(await accept()).toMatchObject({ status: 200, body: { dispute: { status: 'lost' } } });
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'DISPUTE_CLOSED' } });
    await world.deliverAll();

    expect(await paid.bills()).toMatchObject([{ status: 'open', amountDue: 262.16 }]);
    expect(await paid.kinds(paid.employer)).toContain('payment-taken-back');
    const stranger = { ...params, disputeId: 'dp_none' };
    expect((await api.request(acceptDispute, { params: stranger }, finance)).status).toBe(404);
  });
});

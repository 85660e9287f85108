import {
  type BookkeepingForm,
  bookkeeping,
  saveBookkeeping,
} from '@leafshift/contracts/bookkeeping';
import { invoices, invoicesCsv } from '@leafshift/contracts/invoice';
import { addLocation, removeLocation } from '@leafshift/contracts/profile';
import { securityLog } from '@leafshift/contracts/security';
import { exportAccount } from '@leafshift/contracts/users';
import { aShift } from '../../../testing/a-shift.ts';
import { aMember } from '../../../testing/members.ts';
import { anAdmin, anEmployer, aWorker, type Employer, TORONTO } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const NONE: BookkeepingForm = { gstNumber: null, purchaseOrder: null, stores: [] };
const OURS = '987654324RT0001';
const THEIRS = '123456782RT0001';

describe('the bookkeeping of a business', () => {
  let api: TestApi;
  let employer: Employer;
  let hour = 48;

  beforeAll(async () => {
    api = await startApi({ env: { ISSUER_GST_NUMBER: OURS } });
  });
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
  });
  afterAll(() => api.stop());

  const save = (form: Partial<BookkeepingForm>, by: { readonly token: string } = employer) =>
    api.request(saveBookkeeping, { body: { ...NONE, ...form } }, by);
  const read = () => api.get(bookkeeping, {}, employer);

  /** The invoice of a shift that was worked at the employer's first store. */
  const billed = async () => {
    hour += 12;
    const worker = await aWorker().onboarded().in(api);
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(hour));
    await steps.work(worker);
    return (await steps.submit()).invoice;
  };

  it('has every store of the profile, and nothing before something is said', async () => {
    const { locationId: location } = employer;
    const store = { location, purchaseOrder: null, costCentre: null };
    expect(await read()).toEqual({ ...NONE, stores: [store] });
    const said = { location, purchaseOrder: null, costCentre: '4100' };
    const body = { gstNumber: '12345 6782 rt0001', purchaseOrder: '  PO-7 ', stores: [said] };
    const kept = { gstNumber: THEIRS, purchaseOrder: 'PO-7', stores: [said] };
    expect(await save(body)).toMatchObject({ ok: true, body: kept });
    expect(await read()).toEqual(kept);
  });

  it('refuses numbers that cannot be right, beside their field', async () => {
    expect(await save({ gstNumber: '123456789RT0001' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'gstNumber', msg: expect.stringContaining('check its digits') }] },
    });
    expect(await save({ purchaseOrder: '7'.repeat(41) })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'purchaseOrder' }] },
    });
  });

  it("knows no other business's stores", async () => {
    const other = await anEmployer().onboarded().in(api);
    const store = { location: other.locationId, purchaseOrder: 'PO-1', costCentre: null };
    expect(await save({ stores: [store] })).toMatchObject({ status: 404 });
  });

  it('is for owners and managers of all stores', async () => {
    const manager = await aMember(api, employer, 'manager');
    expect(await save({ purchaseOrder: 'PO-8' }, manager)).toMatchObject({ status: 200 });
    for (const other of [
      await aMember(api, employer, 'coordinator'),
      await aMember(api, employer, 'manager', [employer.locationId]),
    ]) {
      expect(await save({ purchaseOrder: 'PO-9' }, other)).toMatchObject({ status: 403 });
      expect(await api.request(bookkeeping, {}, other)).toMatchObject({ status: 403 });
    }
  });

  it('notes who has changed what', async () => {
    const manager = await aMember(api, employer, 'manager');
    await save({ gstNumber: THEIRS, purchaseOrder: 'PO-8' }, manager);
    await save({ gstNumber: THEIRS, purchaseOrder: 'PO-8' }, manager);
    const admin = await anAdmin().in(api);
    const { entries } = await api.get(securityLog, { query: { q: 'bookkeeping-changed' } }, admin);
    expect(entries.filter(({ user }) => user === employer.id)).toMatchObject([
      { by: manager.id, details: { changed: 'gstNumber, purchaseOrder' } },
    ]);
  });

  it('is on invoices, their file, their list as CSV and their mail', async () => {
    const store = { location: employer.locationId, purchaseOrder: null, costCentre: '4100' };
    await save({ gstNumber: THEIRS, purchaseOrder: 'PO-7', stores: [store] });
    expect((await billed()).references).toEqual({
      issuerGstNumber: OURS,
      gstNumber: THEIRS,
      purchaseOrder: 'PO-7',
      costCentre: '4100',
    });
    const csv = await api.send('GET', `/api${invoicesCsv.path}`, {
      headers: { 'x-auth-token': employer.token },
    });
    expect(await csv.text()).toContain(`,${OURS},${THEIRS},PO-7,4100`);
    await api.settle();
    const mails = await api.mailsTo(employer.email);
    const mail = mails.find(({ subject }) => subject === 'Your invoice')?.text ?? '';
    for (const fact of [OURS, THEIRS, 'Purchase order: PO-7', 'Cost centre: 4100']) {
      expect(mail).toContain(fact);
    }
  });

  it("puts a store's own purchase order before the business's", async () => {
    const store = { location: employer.locationId, purchaseOrder: 'PO-STORE', costCentre: null };
    await save({ purchaseOrder: 'PO-7', stores: [store] });
    expect((await billed()).references).toMatchObject({ purchaseOrder: 'PO-STORE' });
  });

  it('leaves issued invoices as they are, and earlier ones without', async () => {
    await save({ purchaseOrder: 'PO-7' });
    const { _id } = await billed();
    await save({ purchaseOrder: 'PO-8' });
    const own = async () => (await api.get(invoices, {}, employer)).invoices;
    expect(await own()).toMatchObject([{ _id, references: { purchaseOrder: 'PO-7' } }]);
    await api.database.native.collection('invoices').updateMany({}, { $unset: { references: 1 } });
    const none = { issuerGstNumber: null, gstNumber: null, purchaseOrder: null, costCentre: null };
    expect(await own()).toMatchObject([{ _id, references: none }]);
  });

  it('forgets a store with it, and is in the own export', async () => {
    const body = { ...TORONTO, locationName: 'Second' };
    const { locations } = await api.get(addLocation, { body }, employer);
    const second = locations.at(-1)?._id ?? '';
    await save({ stores: [{ location: second, purchaseOrder: null, costCentre: '4200' }] });
    const held = await api.send('GET', `/api${exportAccount.path}`, {
      headers: { 'x-auth-token': employer.token },
    });
    expect(await held.text()).toContain('4200');
    await api.get(removeLocation, { params: { id: second } }, employer);
    expect((await read()).stores.map(({ location }) => location)).toEqual([employer.locationId]);
  });
});

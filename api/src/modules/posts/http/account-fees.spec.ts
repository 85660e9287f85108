import { updateUser } from '@leafshift/contracts/admin';
import { stepUp } from '@leafshift/contracts/auth';
import { quotePost } from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

/** What an operator configures for accounts without fees of their own, and Ontario's tax. */
const CONFIGURED = {
  LEAFSHIFT_PERCENT: '12.5',
  PROCESSING_FEE: '3.25',
  TAX_OVERRIDES: '[{"province":"ON","percent":14,"from":"2026-01-01"}]',
};

describe('the fees of an account', () => {
  let api: TestApi;
  let admin: Admin;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({ env: CONFIGURED });
    admin = await anAdmin().in(api);
    worker = await aWorker().onboarded().in(api);
  });
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
  });
  afterAll(() => api.stop());

  const agree = async (paymentDetails: object) => {
    await api.get(stepUp, { body: { password: admin.password } }, admin);
    await api.get(updateUser, { params: { id: employer.id }, body: { paymentDetails } }, admin);
  };
  const quote = () => api.get(quotePost, { body: aShift().form(api, employer) }, employer);
  const bill = async (hours: number) => {
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(hours));
    await steps.work(worker);
    return (await steps.submit()).invoice;
  };

  it('are the configured ones where it has none of its own', async () => {
    const expected = { leafshiftPercent: 12.5, leafshiftFee: 25, processingFee: 3.25 };

    expect(await quote()).toMatchObject({ ...expected, taxPercent: 14, tax: 31.96, total: 260.21 });
    expect(await bill(48)).toMatchObject({ ...expected, taxPercent: 14, total: 260.21 });
  });

  it('are its own, in quotes and invoices; taxPercentON goes before any other rate of Ontario', async () => {
    await agree({ leafshiftPercent: 10, processingFee: 5, taxPercentON: 12 });
    const expected = { leafshiftPercent: 10, leafshiftFee: 20, processingFee: 5, taxPercent: 12 };

    expect(await quote()).toMatchObject({ ...expected, tax: 27, total: 252 });
    expect(await bill(72)).toMatchObject({ ...expected, tax: 27, total: 252 });
  });

  it('change nothing of the tax of other provinces', async () => {
    employer = await anEmployer().onboarded().at({ province: 'QC' }).in(api);
    await agree({ taxPercentON: 12 });

    expect(await quote()).toMatchObject({ taxPercent: 14.975 });
  });
});

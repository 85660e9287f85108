import { anEmployer } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { VerificationCodes } from '../index.ts';
import { verificationCodeCollection } from './verification-code.schema.ts';

const HOUR_MS = 3_600_000;

describe('a stored code', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('is forgotten by the clock of the database: the API’s may say any time, as in the demo', async () => {
    const { id } = await anEmployer().in(api);
    await api.app.get(VerificationCodes).make(id, 'phone', '+16045550100');

    const stored = await api.database.native
      .collection(verificationCodeCollection.name)
      .findOne({ purpose: 'phone' });
    expect(Math.abs(Date.now() - stored?.storedAt)).toBeLessThan(HOUR_MS);
    expect(Math.abs(Date.now() - stored?.expiresAt)).toBeGreaterThan(24 * HOUR_MS);
  });
});

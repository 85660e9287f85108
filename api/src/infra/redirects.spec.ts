import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { TestClock } from '../testing/test-clock.ts';
import { PwnedPasswords } from './leaked-passwords/pwned-passwords.ts';
import { Log } from './logger/log.ts';
import { TwilioSms } from './sms/twilio-sms.ts';
import { S3Storage } from './storage/s3-storage.ts';
import { createStripeClient } from './stripe/stripe-client.ts';

/** Every service that the API asks over HTTP answers that something else is to be asked. */
describe('a service that leads elsewhere', () => {
  const asked: string[] = [];
  let api: TestApi;
  let origin: string;

  const service = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.writeHead(307, { location: '/latest/meta-data', 'content-type': 'text/plain' }).end();
  });

  beforeAll(async () => {
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    api = await startApi();
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(async () => {
    await api.stop();
    service.closeAllConnections();
    await new Promise((done) => service.close(done));
  });

  const isFollowed = () => asked.some((url) => url.includes('meta-data'));

  it('is not followed when it is the payment provider', async () => {
    const stripe = createStripeClient(
      {
        mode: 'sandbox',
        secretKey: 'sk_test_x',
        publishableKey: 'pk_test_x',
        webhookSecrets: [],
        origin: new URL(origin),
      },
      { timeout: 5000, retries: 0 },
    );

    await expect(stripe.customers.retrieve('cus_1')).rejects.toThrow();
    expect(asked).toHaveLength(1);
    expect(isFollowed()).toBe(false);
  });

  it('is not followed when it is the storage of files', async () => {
    const storage = new S3Storage(
      {
        bucket: 'files',
        region: 'ca-central-1',
        endpoint: origin,
        accessKeyId: 'a',
        secretAccessKey: 'b',
      },
      new TestClock('2026-05-04T16:00:00.000Z'),
    );

    await expect(storage.find('x'.repeat(32))).rejects.toThrow();
    expect(asked.length).toBeGreaterThan(0);
    expect(isFollowed()).toBe(false);
  });

  it('is not followed when it is the service of text messages', async () => {
    const account = { accountSid: 'AC1', authToken: 'x', from: '+14165550100', url: origin };
    const sending = new TwilioSms(account).deliver({
      id: 'one',
      to: '+14165550101',
      text: '123456',
      at: new Date(0),
    });

    await expect(sending).rejects.toThrow('answered with 307');
    expect(asked).toHaveLength(1);
  });

  it('is not followed when it is the service of leaked passwords', async () => {
    const passwords = new PwnedPasswords(`${origin}/range`, api.app.get(Log));

    expect(await passwords.has('correct horse')).toBe(false);
    expect(asked).toHaveLength(1);
    expect(isFollowed()).toBe(false);
  });
});

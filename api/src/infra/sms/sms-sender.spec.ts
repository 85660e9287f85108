import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { PermanentFailure } from '../outbox/outbox-handlers.ts';
import { FileSms } from './file-sms.ts';
import type { Sms } from './sms-sender.ts';
import { storedSms } from './stored-sms.ts';
import { TwilioSms } from './twilio-sms.ts';

const sms: Sms = {
  id: '665f00000000000000000001',
  to: '+16045550100',
  text: '123456 é seu código',
  at: new Date('2026-05-04T16:00:00Z'),
};

describe('a text message by Twilio', () => {
  let server: Server;
  let url: string;
  let status = 201;
  const received: { request: IncomingMessage; body: string }[] = [];

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      received.push({ request, body: await textOf(request) });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"body":"secret"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    status = 201;
    received.length = 0;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const twilio = (from = '+16045550199') =>
    new TwilioSms({ accountSid: 'AC1', authToken: 'token', from, url });

  it('goes to the account’s messages, signed in by its token', async () => {
    await twilio().deliver(sms);

    const [{ request, body } = { request: undefined, body: '' }] = received;
    expect([request?.method, request?.url]).toEqual([
      'POST',
      '/2010-04-01/Accounts/AC1/Messages.json',
    ]);
    expect(request?.headers.authorization).toBe(
      `Basic ${Buffer.from('AC1:token').toString('base64')}`,
    );
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      To: '+16045550100',
      From: '+16045550199',
      Body: '123456 é seu código',
    });
  });

  it('comes from a messaging service where one is configured', async () => {
    await twilio('MG1').deliver(sms);

    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toMatchObject({
      MessagingServiceSid: 'MG1',
    });
  });

  it.each([429, 500, 503])('is tried again after %d', async (answer) => {
    status = answer;

    const failure = await twilio()
      .deliver(sms)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentFailure);
  });

  it.each([400, 401, 404])(
    'is given up after %d, and says nothing of the message',
    async (answer) => {
      status = answer;

      const failure = await twilio()
        .deliver(sms)
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(PermanentFailure);
      expect(String(failure)).not.toMatch(/secret|123456|6045550100/);
    },
  );
});

describe('text messages in files', () => {
  it('are listed in the order of their time, each once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'leafshift-sms-'));
    const sender = new FileSms(join(folder, 'sms'));
    expect(await storedSms(join(folder, 'sms'))).toEqual([]);

    const later = { ...sms, id: '1', text: 'later', at: new Date('2026-05-04T17:00:00Z') };
    for (const each of [later, sms, sms]) {
      await sender.deliver(each);
    }

    expect(await storedSms(join(folder, 'sms'))).toEqual([
      { to: sms.to, text: sms.text, at: '2026-05-04T16:00:00.000Z' },
      { to: sms.to, text: 'later', at: '2026-05-04T17:00:00.000Z' },
    ]);
    await rm(folder, { recursive: true });
  });
});

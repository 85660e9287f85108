import { jest } from '@jest/globals';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { MailOffice } from './mail-office.ts';
import { AddressRefused, Mailer } from './mailer.ts';

const NEWS = {
  to: 'nobody@example.test',
  subject: 'News',
  language: 'en',
  heading: 'News',
  paragraphs: ['There is news.'],
} as const;

describe('a mail that is not taken', () => {
  const lines: string[] = [];
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ logLine: (line) => lines.push(line) });
  });
  afterAll(() => api.stop());

  const sendWhere = (failure: Error): Promise<void> => {
    jest.spyOn(api.app.get(Mailer), 'deliver').mockRejectedValueOnce(failure);
    return api.app.get(MailOffice).sendNow('665f00000000000000000001', NEWS);
  };

  it('is tried again where the server did not answer', async () => {
    await expect(sendWhere(new Error('ESOCKET'))).rejects.toThrow('ESOCKET');
  });

  it('is at its end where nobody has the address, without that in the log', async () => {
    await sendWhere(new AddressRefused('550 5.1.1'));
    const [line = ''] = lines.filter((one) => one.includes('Nobody has the address of a mail'));
    expect(line).toContain('550 5.1.1');
    expect(line).not.toContain(NEWS.to);
  });
});

import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { pino } from 'pino';
import { linesTo } from './lines.ts';

describe('lines that cannot be written', () => {
  it('are left out, and whoever writes them goes on', async () => {
    await using unwritable = await open(import.meta.filename, 'r');
    const lines = linesTo(unwritable.fd);
    const log = pino({ level: 'info' }, lines.destination);
    const refused = once(lines.destination, 'write').catch((failure: Error) => failure);

    log.info('a line'.repeat(2_000));

    expect(await refused).toMatchObject({ code: 'EBADF' });
    expect(() => lines.destination.emit('error', new Error('Again'))).not.toThrow();
    expect(() => lines.flush()).not.toThrow();
    expect(() => log.info('the next one')).not.toThrow();
  });
});

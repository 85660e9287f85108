import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Lines, linesTo } from './lines.ts';

describe('lines of the log', () => {
  let lines: Lines;

  // It closes the file, too.
  afterEach(() => lines.destination.destroy());

  it('are there once they are flushed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lines-'));
    const path = join(folder, 'log');
    lines = linesTo(openSync(path, 'w'));

    pino(lines.destination).info('a line');
    lines.flush();

    expect(await readFile(path, 'utf8')).toContain('"msg":"a line"');
    await rm(folder, { recursive: true });
  });

  it('that cannot be written are left out, and whoever writes them goes on', () => {
    lines = linesTo(openSync(import.meta.filename, 'r'));
    const log = pino(lines.destination);

    expect(() => log.info('a line'.repeat(2_000))).not.toThrow();
    expect(() => lines.flush()).not.toThrow();
    expect(() => log.info('the next one')).not.toThrow();
  });
});

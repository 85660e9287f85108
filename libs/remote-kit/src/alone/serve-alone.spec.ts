import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveAlone } from './serve-alone.ts';

const PATIENCE_MS = 60_000;

describe('a remote alone in the browser', () => {
  let folder: string;
  let said: string[];
  let page: Awaited<ReturnType<typeof serveAlone>>;

  const write = (text: string) => writeFile(join(folder, 'dev/main.tsx'), text);
  /** What the page hears from then on. */
  const listen = async () => {
    const { body } = await fetch(`${page.url}/__changes`);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    return {
      next: async () => (await reader?.read())?.value,
      end: () => reader?.cancel(),
    };
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leafshift-alone-'));
    await mkdir(join(folder, 'dev'));
    await write("document.title = 'one';");
    said = [];
    page = await serveAlone({
      ...{ remote: 'trainings', folder, port: 0, beside: [] },
      say: (text) => said.push(text),
    });
  }, PATIENCE_MS);
  afterEach(async () => {
    await page.end();
    await rm(folder, { recursive: true });
  });

  it(
    'is told when its code has changed, and serves that',
    async () => {
      const changes = await listen();
      expect(await changes.next()).toBe(':\n\n');

      await write("document.title = 'two';");
      // The first build may still be on its way, and is told as well.
      let served = '';
      while (!served.includes("'two'")) {
        expect(await changes.next()).toBe('data: changed\n\n');
        served = await (await fetch(`${page.url}/main.js`)).text();
      }

      expect(said.at(-1)).toBe(`trainings alone is at ${page.url}`);
      await changes.end();
    },
    PATIENCE_MS,
  );
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@leafshift/domain/languages';
import pictureTextsLoader from './picture-texts-loader.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leafshift-picture-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function keptOf(named: readonly string[], texts: object, languages?: readonly Language[]) {
  const keys = join(folder, 'list.texts.json');
  await writeFile(keys, JSON.stringify(named));
  const watched: string[] = [];
  const addDependency = (file: string) => watched.push(file);
  const resourcePath = join(folder, 'fr.json');
  const context = { getOptions: () => ({ keys, languages }), addDependency, resourcePath };
  const kept = pictureTextsLoader.call(
    context as unknown as ThisParameterType<typeof pictureTextsLoader>,
    JSON.stringify(texts),
  );
  expect(watched).toEqual([keys]);
  return JSON.parse(kept) as unknown;
}

describe('the texts that a picture carries', () => {
  it('are those that it names, with their forms for a count', async () => {
    const texts = {
      title: { list: 'Shifts', other: 'Other' },
      count_one: '{{count}} shift',
      count_other: '{{count}} shifts',
      long: 'A long text',
    };
    await expect(keptOf(['title.list', 'count'], texts)).resolves.toEqual({
      title: { list: 'Shifts' },
      count_one: '{{count}} shift',
      count_other: '{{count}} shifts',
    });
  });

  it('are a whole group where it says so, and nothing that only begins like it', async () => {
    const texts = { trade: { a: 'A', b: { c: 'C' } }, trader: 'no' };
    await expect(keptOf(['trade.*'], texts)).resolves.toEqual({ trade: { a: 'A', b: { c: 'C' } } });
  });

  it('are none in a language that it does not speak', async () => {
    const texts = { title: 'Emplois' };
    await expect(keptOf(['title'], texts, ['fr', 'en'])).resolves.toEqual(texts);
    await expect(keptOf(['title'], texts, ['de', 'en'])).resolves.toEqual({});
  });
});

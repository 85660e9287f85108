import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import english from './en.json';

const SOURCES = join(__dirname, '..');
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${prefix}${name.replace(PLURAL, '')}`]
      : keysOf(value, `${prefix}${name}.`),
  );

const known = [...new Set(keysOf(english))];

const source = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.spec.'))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  .join('\n');

const whole = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].flatMap(([, key]) => key ?? []);
const beginnings = [...source.matchAll(/\bt\(\s*`([^`$]+)\$\{/g)].flatMap(([, part]) => part ?? []);

describe('the texts of the shared components', () => {
  it('has every text that a component asks for', () => {
    expect(whole.filter((key) => !known.includes(key))).toEqual([]);
    expect(beginnings.filter((part) => !known.some((key) => key.startsWith(part)))).toEqual([]);
  });

  it('has none that no component asks for', () => {
    const isAskedFor = (key: string): boolean =>
      source.includes(`'${key}'`) || beginnings.some((part) => key.startsWith(part));
    expect(known.filter((key) => !isAskedFor(key))).toEqual([]);
  });
});

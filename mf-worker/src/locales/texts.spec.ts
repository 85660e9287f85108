import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import english from './en.json';

const SOURCES = join(__dirname, '..');
const KEY = /['"]([a-zA-Z]+(?:\.[A-Za-z-]+)*)['"]/g;
/** Keys whose last parts are values, such as a status. */
const COMPUTED = [
  'standing.',
  'filters.sorts.',
  'findWork.tab.',
  'findWork.empty.',
  'history.',
  'payout.status.',
  'payout.waitingFor.',
];

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [`${prefix}${name}`] : keysOf(text, `${prefix}${name}.`),
  );
}

const known = new Set(keysOf(english).map((key) => key.replace(/_(one|other)$/, '')));
const areas = new Set(Object.keys(english));

const used = new Set(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.spec)\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(KEY)])
    .flatMap(([, key = '']) =>
      key.includes('.') && areas.has(key.split('.')[0] ?? '') ? [key] : [],
    ),
);
used.add('loading');

describe("The texts of the worker's pages", () => {
  it('are all there', () => {
    expect([...used].filter((key) => !known.has(key))).toEqual([]);
  });

  it('are all used', () => {
    const unused = [...known].filter(
      (key) => !used.has(key) && !COMPUTED.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

import type { Call } from '@leafshift/contracts/core';
import { z } from 'zod';

/** A request that is not as its call wants it. */
export interface MalformedRequest {
  readonly what: string;
  readonly path: string;
  readonly body?: string;
  readonly contentType?: string;
}

const AN_ID = '666666666666666666666666';
const HOSTILE_TEXTS = [
  'nonsense',
  '%00',
  '%7B%22%24ne%22%3A1%7D',
  '__proto__',
  '0',
  '-1',
  '%F0%9F%98%80',
];
const HOSTILE_VALUES: readonly unknown[] = [
  null,
  { $gt: '' },
  { $where: 'sleep(1000)' },
  [],
  [[[]]],
  -1,
  1e308,
  0.1 + 0.2,
  true,
  '',
  '\u0000',
  '\ud800',
  '$ne',
  'x'.repeat(30_000),
  '9999-99-99T99:99:99Z',
  '+275760-09-13T00:00:00.000Z',
];
const NOT_JSON = ['{', '{"a":', 'nonsense', '{"__proto__":{"level5":true}}', '\u0000', '{"a":1}x'];
const NOT_AN_OBJECT = ['null', '[]', '"text"', '1', 'true', '{}', '[{}]'];
const DEPTH = 2000;
const UNKNOWN_QUERIES = ['unknown', '__proto__', 'limit', 'cursor'];
const UNKNOWN_FIELDS = ['unknown', 'level5', 'constructor'];

/** Everything that somebody might send to a call by mistake or in bad faith. */
export function malformedRequests(call: Call): MalformedRequest[] {
  return [...badPaths(call), ...badQueries(call), ...badBodies(call)];
}

const pathWith = (call: Call, value: string): string =>
  `/api${call.path.replace(/:[A-Za-z]+/g, value)}`;

function badPaths(call: Call): MalformedRequest[] {
  if (!call.params) {
    return [];
  }
  return [...HOSTILE_TEXTS, 'x'.repeat(3000)].map((text) => ({
    what: `parameter ${text.slice(0, 20)}`,
    path: pathWith(call, text),
  }));
}

function badQueries(call: Call): MalformedRequest[] {
  const known = propertiesOf(call.query);
  const unknown = UNKNOWN_QUERIES.filter((name) => !known.includes(name));
  const path = pathWith(call, AN_ID);
  const badly = (name: string): MalformedRequest[] => [
    ...HOSTILE_TEXTS.map((text) => ({
      what: `query ${name}=${text}`,
      path: `${path}?${name}=${text}`,
    })),
    { what: `query ${name} twice`, path: `${path}?${name}=1&${name}=2` },
    { what: `query ${name}[$ne]`, path: `${path}?${name}[$ne]=1&${name}[]=2` },
    { what: `query ${name} long`, path: `${path}?${name}=${'9'.repeat(2000)}` },
  ];
  return [...known.flatMap(badly), ...unknown.flatMap((name) => oneOf(badly(name), call))];
}

function badBodies(call: Call): MalformedRequest[] {
  if (call.method === 'GET') {
    return [];
  }
  const path = pathWith(call, AN_ID);
  const texts = [...NOT_JSON, ...NOT_AN_OBJECT, `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`];
  const known = propertiesOf(call.body);
  const unknown = UNKNOWN_FIELDS.filter((name) => !known.includes(name));
  const badly = (name: string): MalformedRequest[] =>
    HOSTILE_VALUES.map((value) => ({
      what: `${name}: ${JSON.stringify(value).slice(0, 30)}`,
      path,
      body: JSON.stringify({ [name]: value }),
    }));
  return [
    ...texts.map((body) => ({ what: `body ${body.slice(0, 30)}`, path, body })),
    ...known.flatMap(badly),
    ...unknown.flatMap((name) => oneOf(badly(name), call)),
    { what: 'a form', path, body: 'a=1', contentType: 'application/x-www-form-urlencoded' },
    { what: 'text', path, body: '{}', contentType: 'text/plain' },
    { what: 'no content type', path, body: '{}', contentType: '' },
    { what: 'a broken content type', path, body: '{}', contentType: 'application/json;;;=' },
    { what: 'a large body', path, body: JSON.stringify({ a: 'x'.repeat(300 * 1024) }) },
  ];
}

/** What is not known is refused whatever it holds: one of the requests, another one for another call. */
const oneOf = (requests: readonly MalformedRequest[], { name }: Call): MalformedRequest[] =>
  requests.filter((_, index) => index === name.length % requests.length);

/** The names of the fields at the top of a schema. */
function propertiesOf(schema: z.ZodType | undefined): string[] {
  if (!schema) {
    return [];
  }
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    readonly properties?: object;
    readonly oneOf?: readonly { readonly properties?: object }[];
    readonly anyOf?: readonly { readonly properties?: object }[];
  };
  const shapes = [json, ...(json.oneOf ?? []), ...(json.anyOf ?? [])];
  return [...new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

import fc from 'fast-check';
import { openApiDocument } from '../modules/health/http/open-api.ts';

/** The part of JSON Schema that the OpenAPI document uses for input. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
  };
}

/** A call as the document has it. */
export interface DocumentedCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

/** A request that was made up from the document, most of it as the call wants it. */
export interface GeneratedRequest {
  readonly call: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  /** Which of the test's people sends it. */
  readonly sender: number;
  readonly idempotencyKey: string | null;
}

/** Every call of the OpenAPI document. */
export const documentedCalls: readonly DocumentedCall[] = Object.entries(
  openApiDocument().paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => ({
    name: operationId,
    method: method.toUpperCase(),
    path,
    parameters,
    body: requestBody?.content['application/json'].schema,
  })),
);

const MOST_TEXT = 300;
const MOST_ITEMS = 4;

/** What people and programs send, next to text of any kind. */
const USUAL_TEXTS = [
  'employer-1@example.ca',
  'somebody@example.ca',
  'correct horse',
  '+14165550100',
  'https://files.example.ca/a.jpg',
  'ON',
  'British Columbia',
  'Toronto',
  '<p>Trim.</p><script>alert(1)</script>',
  '',
  ' ',
  '$where',
  '\u202e\u0000',
  '=1+1',
  "'; --",
] as const;

/** What nobody should send. */
const HOSTILE = fc.constantFrom<unknown>(
  null,
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(100)' },
  [],
  [[]],
  {},
  -1,
  0.1 + 0.2,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  '',
  '\u0000',
  '\ud800',
  'x'.repeat(5000),
);

/** Values of a schema; ids are mostly those of things that are there. */
export function valuesOf(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    return fc.oneof(...choices.map((choice) => valuesOf(choice, ids)));
  }
  if ('const' in schema) {
    return fc.constant(schema.const);
  }
  if (schema.enum) {
    return fc.constantFrom(...schema.enum);
  }
  switch (schema.type) {
    case 'string':
      return texts(schema, ids);
    case 'number':
    case 'integer':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(
          schema.minItems ?? 0,
          Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
        ),
      });
    case 'object':
      return objects(schema, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function texts({ format, pattern, minLength = 0, maxLength }: Schema, ids: readonly string[]) {
  if (format === 'date-time') {
    return dates().map((date) => date.toISOString());
  }
  if (format === 'date') {
    return dates().map((date) => date.toISOString().slice(0, 10));
  }
  if (pattern === '^[0-9a-f]{24}$') {
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ids) },
      { weight: 1, arbitrary: fc.stringMatching(/^[0-9a-f]{24}$/) },
    );
  }
  if (pattern) {
    return fc.stringMatching(new RegExp(pattern));
  }
  return fc.oneof(
    fc.constantFrom(...USUAL_TEXTS),
    fc.string({
      unit: 'grapheme',
      minLength,
      maxLength: Math.min(maxLength ?? MOST_TEXT, MOST_TEXT),
    }),
  );
}

/** Around the time of the tests, in quarters of an hour. */
function dates(): fc.Arbitrary<Date> {
  const start = Date.parse('2026-05-01T00:00:00Z');
  return fc
    .integer({ min: 0, max: 4 * 24 * 20 })
    .map((quarters) => new Date(start + quarters * 900_000));
}

function numbers({ type, minimum = -10, maximum = 1000 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)];
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (type === 'integer') {
    return whole;
  }
  const halves = whole.map((value) => Math.min(max, value + 0.5));
  return fc.oneof(whole, halves, fc.double({ min, max, noNaN: true }));
}

function objects({ properties = {}, required = [] }: Schema, ids: readonly string[]) {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, ids)]),
  );
  return fc.record(model, { requiredKeys: [...required] });
}

/** Requests of the whole API, for people numbered from 0 to `senders - 1`. */
export function generatedRequests(
  ids: readonly string[],
  senders: number,
): fc.Arbitrary<GeneratedRequest> {
  return fc.constantFrom(...documentedCalls).chain((call) => requestsOf(call, ids, senders));
}

function requestsOf(
  call: DocumentedCall,
  ids: readonly string[],
  senders: number,
): fc.Arbitrary<GeneratedRequest> {
  const valuesIn = (place: Parameter['in']) => {
    const here = call.parameters.filter((parameter) => parameter.in === place);
    const values = here.map(({ name, schema }) => [name, valuesOf(schema, ids)] as const);
    const requiredKeys = here.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(Object.fromEntries(values), { requiredKeys });
  };
  return fc
    .record({
      path: valuesIn('path'),
      query: valuesIn('query'),
      body: call.body ? spoiltNowAndThen(valuesOf(call.body, ids)) : fc.constant(undefined),
      sender: fc.nat({ max: senders - 1 }),
      idempotencyKey: fc.option(fc.constantFrom('key-1', 'key-2'), { freq: 5 }),
    })
    .map(({ path, query, body, sender, idempotencyKey }) => ({
      call: call.name,
      method: call.method,
      url: `/api${addressOf(call.path, path)}${searchOf(query)}`,
      body,
      sender,
      idempotencyKey,
    }));
}

const addressOf = (path: string, values: object): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((values as Readonly<Record<string, unknown>>)[name]).toWellFormed()),
  );

function searchOf(query: object): string {
  const entries = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/** Now and then with one field that is hostile, missing or unknown. */
function spoiltNowAndThen(bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(bodies, fc.integer({ min: 0, max: 9 }), fc.nat(), HOSTILE)
    .map(([body, how, which, value]) => {
      if (typeof body !== 'object' || body === null || how > 2) {
        return body;
      }
      const names = Object.keys(body);
      const name = names[which % Math.max(1, names.length)] ?? 'unknown';
      return {
        ...body,
        ...(how === 0 && { [name]: value }),
        ...(how === 1 && { [name]: undefined }),
        ...(how === 2 && { unknown: value }),
      };
    });
}

import fc from 'fast-check';
import { openApiDocument } from '../modules/health/http/open-api.ts';
import { type Schema, valuesOf } from './schema-values.ts';

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
  const valuesIn = (part: Parameter['in']) => {
    const here = call.parameters.filter((parameter) => parameter.in === part);
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

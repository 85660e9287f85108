import { allCalls } from '@leafshift/contracts/calls';
import { type Call, ErrorBody, readWithoutMoney } from '@leafshift/contracts/core';
import { z } from 'zod';
import { operationOf } from '../modules/health/http/open-api.ts';

interface Documented {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Documented>>;
}

/** What a server answered. */
export interface GivenAnswer {
  readonly method: string;
  /** Path and query, from `/api` on. */
  readonly url: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: string;
  /** The answer says that it came without amounts (BUSINESS-3); it is documented with them. */
  readonly amountsHidden?: boolean;
}

interface Route {
  readonly pattern: RegExp;
  readonly call: Call;
}

/** Pages of a developer's machine, which are no part of the API. */
const OUTSIDE = /^\/api\/dev(?:\/|$)/;

/** Made when first needed: a spec makes few of the calls. */
const operations = new Map<Call, Operation>();
const schemas = new Map<object, z.ZodType>();

/** Literal paths before those with parameters, as the router has it. */
const routes: readonly Route[] = allCalls
  .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)
  .map((call) => ({
    pattern: new RegExp(`^/api${call.path.replace(/:[A-Za-z]+/g, '[^/]+')}/?$`),
    call,
  }));

/** How an answer differs from the OpenAPI document, or null: route, status, media type and body. */
export function undocumented(answer: GivenAnswer): string | null {
  const path = answer.url.replace(/[?#].*$/s, '');
  const route = routes.find(
    ({ pattern, call }) => call.method === answer.method && pattern.test(path),
  );
  if (!route) {
    return OUTSIDE.test(path) || isRefusal(answer)
      ? null
      : `${answer.method} ${path} is served and not documented`;
  }
  const { operationId, responses } = described(route.call);
  const documented = responses[String(answer.status)];
  const problem = documented
    ? mismatch(route.call, documented, answer)
    : 'the status is not documented';
  return problem && `${operationId} answered ${answer.status}: ${problem}`;
}

function described(call: Call): Operation {
  const operation = operations.get(call) ?? (operationOf(call) as unknown as Operation);
  operations.set(call, operation);
  return operation;
}

function mismatch(
  { answer }: Call,
  { content }: Documented,
  { contentType, body, amountsHidden = false }: GivenAnswer,
): string | null {
  if (!content) {
    return body === '' ? null : 'a body is not documented';
  }
  const [[mediaType, { schema }] = ['', { schema: {} }]] = Object.entries(content);
  const given = contentType?.replace(/;.*$/, '') ?? 'nothing';
  const expected = mediaType.replace('*/*', '').replace('/*', '/');
  if (!given.startsWith(expected)) {
    return `${given} instead of ${mediaType}`;
  }
  if ('type' in schema && schema.type === 'string') {
    return null;
  }
  const check = (value: unknown) => schemaOf(schema).safeParse(value);
  const { error } =
    amountsHidden && answer
      ? readWithoutMoney(answer, JSON.parse(body), check)
      : check(JSON.parse(body));
  return error ? z.prettifyError(error) : null;
}

function schemaOf(schema: object): z.ZodType {
  const known = schemas.get(schema);
  if (known) {
    return known;
  }
  const made =
    '$ref' in schema
      ? ErrorBody
      : z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  schemas.set(schema, made);
  return made;
}

function isRefusal({ status, body }: GivenAnswer): boolean {
  return status >= 400 && (body === '' || ErrorBody.safeParse(JSON.parse(body)).success);
}

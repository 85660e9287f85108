import { allCalls } from '@leafshift/contracts/calls';
import { type Call, ErrorBody, type ErrorCode, errorDefinition } from '@leafshift/contracts/core';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

const COMMON_STATUSES = [400, 401, 403, 404, 409, 413, 415, 429, 500, 503] as const;
const TOKEN_SCHEMES = [{ token: [] }, { bearer: [] }];

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
};

/** The OpenAPI 3.1 document of every call, from the schemas that validate. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of allCalls) {
    const path = call.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Leafshift API', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { ErrorBody: schemaOf(ErrorBody, 'output') },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

/** How the document describes a call. */
export function operationOf(call: Call): Json {
  return {
    operationId: call.name,
    summary: call.summary,
    description: description(call),
    tags: [call.name.split('.')[0]],
    ...(call.access !== 'public' && { security: TOKEN_SCHEMES }),
    parameters: parameters(call),
    ...(call.body && {
      requestBody: { required: true, content: json(schemaOf(call.body, 'input')) },
    }),
    responses: { [call.status]: answer(call), ...errorAnswers(call), ...furtherAnswers(call) },
  };
}

function description({ access, stepUp, errors: own = [] }: Call): string {
  const who = typeof access === 'string' ? access : access.join(', ');
  const errors: readonly ErrorCode[] = stepUp ? ['STEP_UP_REQUIRED', ...own] : own;
  const codes = errors.map((code) => `${code} (${errorDefinition(code).status})`).join(', ');
  return `Who may call: ${who}.${codes ? ` Errors: ${codes}.` : ''}`;
}

function parameters(call: Call): Json[] {
  const idempotencyKey = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } };
  return [
    ...parametersIn('path', call.params),
    ...parametersIn('query', call.query),
    ...(call.idempotent ? [idempotencyKey] : []),
  ];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) {
    return [];
  }
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    readonly properties?: Json;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function answer({ answer: schema, produces, summary }: Call): Json {
  if (schema) {
    return { description: summary, content: json(schemaOf(schema, 'output')) };
  }
  return {
    description: summary,
    ...(produces && { content: { [produces]: { schema: { type: 'string' } } } }),
  };
}

const furtherAnswers = (call: Call): Json => ({
  ...(call.sameShapeWith && { [call.sameShapeWith]: answer(call) }),
  ...((call.sharedForSeconds || call.revalidated) && {
    304: { description: 'Not changed since the given ETag' },
  }),
});

const errorAnswers = (call: Call): Json => {
  const own = (call.errors ?? []).map((code) => errorDefinition(code).status);
  const statuses = new Set<number>([...COMMON_STATUSES, ...own]);
  statuses.delete(call.status);
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: 'An error',
        content: json({ $ref: '#/components/schemas/ErrorBody' }),
      },
    ]),
  );
};

const json = (schema: Json): Json => ({ 'application/json': { schema } });

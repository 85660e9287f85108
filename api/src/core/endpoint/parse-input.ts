import type { Call } from '@leafshift/contracts/core';
import type { FieldProblem } from '@leafshift/domain/refusal';
import { textCode } from '@leafshift/domain/text-code';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiError, refuse, refuseField } from '../errors/api-error.ts';
import type { ParsedInput } from './fastify-types.ts';

/**
 * Validates what was sent against the call. Malformed parameters are not there (404), anything else
 * that is wrong is VALIDATION_FAILED with every field named.
 */
export function parseInput(call: Call, request: FastifyRequest): ParsedInput {
  const input: { params?: unknown; query?: unknown; body?: unknown } = {};
  if (call.params) {
    const parsed = call.params.safeParse(request.params);
    input.params = parsed.success ? parsed.data : refuse('NOT_FOUND');
  }
  if (call.query) {
    input.query = valid(call.query, request.query);
  }
  if (call.body) {
    input.body = valid(call.body, request.body ?? undefined);
  } else if (!request.routeOptions.config.rawBody) {
    refuseUnexpectedBody(request.body);
  }
  return input;
}

/** What the schema makes of a value. Throws VALIDATION_FAILED with every wrong field. */
export function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  refuseNul(value, []);
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw new ApiError('VALIDATION_FAILED', { errors: fieldErrors(parsed.error) });
  }
  return parsed.data;
}

/** A NUL is no text that a person types, and the database takes it in some places only. */
function refuseNul(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string' && value.includes('\u0000')) {
    refuseField(path.join('.'), textCode('CHARACTER_NOT_ALLOWED'));
  }
  if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      refuseNul(part, [...path, name]);
    }
  }
}

/** The wrong fields by path; an unknown field is named itself. */
function fieldErrors(error: z.ZodError): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    const at = issue.path.map(String);
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...at, key].join('.'), text: textCode('FIELD_UNKNOWN') }))
      : [{ path: at.join('.'), text: issue.message }];
  });
}

function refuseUnexpectedBody(body: unknown): void {
  if (body === undefined || body === null) {
    return;
  }
  const keys = typeof body === 'object' ? Object.keys(body) : [''];
  if (keys.length > 0) {
    throw new ApiError('VALIDATION_FAILED', {
      errors: keys.map((path) => ({ path, text: textCode('FIELD_UNKNOWN') })),
    });
  }
}

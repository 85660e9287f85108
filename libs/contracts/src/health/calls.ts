import { z } from 'zod';
import { defineCall } from '../core/call.ts';

export const live = defineCall({
  name: 'health.live',
  method: 'GET',
  path: '/health/live',
  access: 'public',
  summary: 'The process runs',
  answer: z.strictObject({ status: z.literal('ok') }),
  status: 200,
});

const part = z.enum(['ok', 'down']);

/** Database, storage and disk decide over `status`; the payment provider, and Redis where there is one, are there to be read only. */
export const Readiness = z.strictObject({
  status: z.enum(['ok', 'down', 'stopping']),
  database: part,
  storage: part,
  disk: z.enum(['ok', 'full']),
  provider: part,
  redis: part.optional(),
});
export type Readiness = z.infer<typeof Readiness>;

export const ready = defineCall({
  name: 'health.ready',
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  summary:
    'Database and storage can be reached, there is room on the disk, and the process is not stopping; 503 with the same shape if not',
  answer: Readiness,
  status: 200,
  sameShapeWith: 503,
});

export const metrics = defineCall({
  name: 'health.metrics',
  method: 'GET',
  path: '/metrics',
  access: 'public',
  summary: 'Prometheus metrics',
  produces: 'text/plain',
  status: 200,
});

export const openApi = defineCall({
  name: 'health.openApi',
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  summary: 'The OpenAPI document of these calls',
  produces: 'application/json',
  status: 200,
});

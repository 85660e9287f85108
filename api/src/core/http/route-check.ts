import type { Call } from '@leafshift/contracts/core';
import type { FastifyInstance } from 'fastify';
import '../endpoint/fastify-types.ts';

/** The calls that are served; filled while routes are registered. Throws for a route without a call. */
export function registerRouteCheck(server: FastifyInstance): readonly Call[] {
  const served: Call[] = [];
  server.addHook('onRoute', ({ method, url, config }) => {
    if (config?.outsideContract || method === 'OPTIONS') {
      return;
    }
    if (!config?.call) {
      throw new Error(`The route ${String(method)} ${url} is not declared with @Endpoint`);
    }
    if (method !== 'HEAD' && !served.includes(config.call)) {
      served.push(config.call);
    }
  });
  return served;
}

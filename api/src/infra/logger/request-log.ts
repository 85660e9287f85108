import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Params } from 'nestjs-pino';
import { findContextOf } from '../../core/context/request-context.ts';
import type { Log } from './log.ts';

/** One line a request: its id, method, route pattern, status, user and how many milliseconds it took. */
export function requestLog({ pino }: Log): Params {
  const line = (request: IncomingMessage, response: ServerResponse, { ms }: { ms?: number }) => {
    const { requestId, userId, route } = findContextOf(request) ?? {};
    return {
      requestId,
      ...(userId && { userId }),
      method: request.method,
      // The pattern, not the address: an address may carry a signature.
      route: route ?? 'unknown',
      status: response.statusCode,
      ms,
    };
  };
  return {
    pinoHttp: {
      logger: pino,
      customAttributeKeys: { responseTime: 'ms' },
      customLogLevel: (request) => (isHealthCheck(request) ? 'debug' : 'info'),
      customSuccessMessage: () => 'Request',
      customErrorMessage: () => 'Request',
      customSuccessObject: line,
      customErrorObject: (request, response, _error, values) => line(request, response, values),
      // Neither the request's headers nor the answer's are written.
      serializers: { req: () => undefined, res: () => undefined },
      quietResLogger: true,
    },
  };
}

const isHealthCheck = (request: IncomingMessage): boolean =>
  findContextOf(request)?.route?.startsWith('/api/health/') ?? false;

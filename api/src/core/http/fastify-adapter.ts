import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../infra/config/config.ts';
import { ApiError } from '../errors/api-error.ts';
import { errorBody } from '../errors/error-body.ts';
import { asApiError } from '../errors/known-errors.ts';

const MAX_JSON_BYTES = 256 * 1024;
const MAX_URL_PART = 256;
const REQUEST_TIMEOUT_MS = 60_000;
const REQUEST_ID_PATTERN = /^[A-Za-z0-9._-]{8,64}$/;

/** Fastify, set up so that whatever goes wrong before a route still answers the error body. */
export function fastifyAdapter(config: Config): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: config.env.TRUST_PROXY,
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_URL_PART },
    genReqId: (request: { readonly headers: Record<string, unknown> }) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
    },
    // A bad URL never reaches a route or its filters.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = asApiError(error);
      reply
        .status(refusal.status)
        .header('content-type', 'application/json; charset=utf-8')
        .send(JSON.stringify(errorBody(refusal, request.id, DEFAULT_LANGUAGE)));
    },
    // Neither does a request that is not HTTP.
    clientErrorHandler: (_error, socket) => {
      const body = JSON.stringify(
        errorBody(new ApiError('MALFORMED_BODY'), randomUUID(), DEFAULT_LANGUAGE),
      );
      if (socket.writable) {
        socket.end(
          `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      }
    },
  });
}

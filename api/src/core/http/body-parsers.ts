import { MAX_UPLOAD_BYTES } from '@leafshift/contracts/uploads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

const isJson = (contentType: string): boolean => /^application\/json\s*(;|$)/i.test(contentType);

type Done = (error: Error | null, body?: unknown) => void;

/** JSON for calls, bytes for routes with `rawBody`; anything else is refused before it is read. */
export function registerBodyParsers(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');

  server.addHook('onRequest', (request, _reply, done) => {
    const contentType = request.headers['content-type'];
    const isAccepted =
      contentType === undefined ||
      isJson(contentType) ||
      request.routeOptions.config.rawBody === true;
    done(isAccepted ? undefined : new ApiError('WRONG_CONTENT_TYPE'));
  });

  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done: Done) => {
      if (request.routeOptions.config.rawBody || body.length === 0) {
        done(null, body.length === 0 ? undefined : body);
        return undefined;
      }
      return parseJson(request, body.toString('utf8'), done);
    },
  );

  server.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
    (request: FastifyRequest, body: Buffer, done: Done) => {
      done(request.routeOptions.config.rawBody ? null : new ApiError('WRONG_CONTENT_TYPE'), body);
    },
  );
}

import { acceptedLanguage } from '@leafshift/domain/languages';
import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Log } from '../../infra/logger/log.ts';
import { Counts } from '../../infra/metrics/counts.ts';
import { errorBody } from './error-body.ts';
import { asApiError } from './known-errors.ts';

/** A new primary is there within seconds. */
const BACK_SECONDS = 5;

/** Turns whatever was thrown into the error body; never a stack trace, never a driver's words. */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly log: Log,
    private readonly counts: Counts,
  ) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = asApiError(thrown);
    this.counts.failed(thrown);
    const details = { err: error.cause ?? error, route: request.routeOptions?.url };
    if (error.code === 'INTERNAL') {
      this.log.error('A request failed', details);
    } else if (error.status >= 500) {
      this.log.warn('A request could not be served', details);
    }
    const retryAfter = error.retryAfter ?? (error.code === 'DEPENDENCY_DOWN' ? BACK_SECONDS : null);
    if (retryAfter !== null) {
      reply.header('retry-after', String(retryAfter));
    }
    const language = acceptedLanguage(request.headers['accept-language']);
    await reply
      .status(error.status)
      .type('application/json; charset=utf-8')
      .header('content-language', language)
      .send(errorBody(error, request.id, language));
  }
}

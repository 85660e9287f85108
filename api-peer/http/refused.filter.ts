import { RefusedError } from '@leafshift/domain/refusal';
import { sayIn } from '@leafshift/texts/server';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpStatus } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a rule refuses, as the API answers it. */
@Catch(RefusedError)
export class RefusedFilter implements ExceptionFilter<RefusedError> {
  async catch({ refusal }: RefusedError, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    await http
      .getResponse<FastifyReply>()
      .status(HttpStatus.CONFLICT)
      .send({
        statusCode: HttpStatus.CONFLICT,
        code: refusal.code,
        msg: sayIn('en', refusal.text),
        requestId: http.getRequest<FastifyRequest>().id,
      });
  }
}

import { textCode } from '@leafshift/domain/text-code';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, from, type Observable, of, switchMap, throwError } from 'rxjs';
import { findRequestContext, type KeyTurn } from '../context/request-context.ts';
import { refuseField } from '../errors/api-error.ts';
import { IdempotencyStore, type KeptAnswer } from './idempotency.store.ts';

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** Honours the `Idempotency-Key` header: the same request twice has one effect and one answer. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly store: IdempotencyStore) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) {
      return next.handle();
    }
    if (typeof key !== 'string' || !KEY_PATTERN.test(key)) {
      return refuseField('Idempotency-Key', textCode('IDEMPOTENCY_KEY_NOT_VALID'));
    }
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const { call } = request.routeOptions.config;
    const id = this.store.digest([request.caller?.userId ?? `public ${call?.name}`, key]);
    const first = await this.store.begin(id, this.store.digest([call?.name, request.input]), {
      isRepeatable: call?.repeatable === true,
    });
    return 'until' in first ? this.#inTurn(first, next, reply) : replay(first, reply);
  }

  #inTurn(turn: KeyTurn, next: CallHandler, reply: FastifyReply): Observable<unknown> {
    const context = findRequestContext();
    if (context) {
      context.idempotencyTurn = turn;
    }
    return next.handle().pipe(
      switchMap((answer: unknown) =>
        from(this.store.keep(turn, { status: reply.statusCode, answer }).then(() => answer)),
      ),
      catchError((error: unknown) =>
        from(this.store.forget(turn)).pipe(switchMap(() => throwError(() => error))),
      ),
    );
  }
}

function replay({ status, answer }: KeptAnswer, reply: FastifyReply): Observable<unknown> {
  reply.status(status).header('idempotent-replayed', 'true');
  return of(answer ?? undefined);
}

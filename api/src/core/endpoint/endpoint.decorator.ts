import type { Call, CallAnswer } from '@leafshift/contracts/core';
import {
  applyDecorators,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.ts';
import './fastify-types.ts';

const METHODS = { GET: Get, POST: Post, PUT: Put, DELETE: Delete } as const;

/** What a handler gives: the call's answer; nothing or a file where the call has none. */
type Handler<C> = (
  ...args: never[]
) => [CallAnswer<C>] extends [undefined]
  ? Promise<void> | Promise<StreamableFile> | Promise<string>
  : Promise<CallAnswer<C>>;

interface EndpointOptions {
  /** The handler takes the body as bytes (`@RawBody()`): signed webhooks and uploads. */
  readonly rawBody?: true;
}

/**
 * Serves a call of the contracts: method, path, status, who may call, validation and idempotency all
 * come from it. The handler's answer type is checked against the call.
 */
export const Endpoint =
  <C extends Call>(call: C, { rawBody }: EndpointOptions = {}) =>
  <H extends Handler<C>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const decorators = [
      METHODS[call.method](call.path),
      HttpCode(call.status),
      RouteConfig({ call, ...(rawBody && { rawBody }) }),
      ...(call.idempotent ? [UseInterceptors(IdempotencyInterceptor)] : []),
    ];
    applyDecorators(...decorators)(target, key, descriptor);
  };

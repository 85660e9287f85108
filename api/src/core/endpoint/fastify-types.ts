import type { Call } from '@leafshift/contracts/core';
import type { SignedInCaller } from '../caller/caller.ts';

/** A call's input after validation: what `@Input()` hands to a handler. */
export interface ParsedInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract call that a route serves. */
    call?: Call;
    /** The body is handed over as bytes instead of being parsed. */
    rawBody?: boolean;
    /** Not part of the API contract: a developer's page, or the catch-all. */
    outsideContract?: boolean;
  }
  interface FastifyRequest {
    caller?: SignedInCaller;
    input?: ParsedInput;
  }
}

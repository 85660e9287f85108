import type { z } from 'zod';

/** A kind of thing that is done after a change is durable, and the shape of what it needs. */
export interface OutboxKind<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

/** Declares a kind; the name is stable, because records of it may still wait when a node starts. */
export const outboxKind = <Payload>(
  name: `${string}.${string}`,
  payload: z.ZodType<Payload>,
): OutboxKind<Payload> => ({ name, payload });

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault, Faults } from './faults.ts';
import { HAPPENINGS, happen } from './happenings.ts';
import type { ApiParts } from './http/api.ts';
import { readBody } from './http/read-body.ts';

interface Order {
  readonly fault: Fault;
  readonly match?: { readonly method?: string; readonly path?: string };
  /** `null` means every request until cleared. */
  readonly times?: number | null;
}

const CONFLICT = 409;

/** `POST /_sandbox/events/{name}` lets something happen to the newest charge or transfer, such as a dispute. */
export function answerHappening(
  parts: ApiParts,
  request: IncomingMessage,
  response: ServerResponse,
  what: string,
): void {
  const name = HAPPENINGS.find((known) => known === what);
  if (request.method !== 'POST' || !name) {
    response
      .writeHead(400, { 'Content-Type': 'text/plain' })
      .end(`POST /_sandbox/events/ and one of ${HAPPENINGS.join(', ')}\n`);
    return;
  }
  if (happen(parts, name)) response.writeHead(204).end();
  else response.writeHead(CONFLICT, { 'Content-Type': 'text/plain' }).end('Nothing to do it to\n');
}

/** `POST /_sandbox/faults` arms a fault (JSON), `DELETE` clears them all; for tests against a running sandbox. */
export async function answerControl(
  faults: Faults,
  request: IncomingMessage,
  response: ServerResponse,
  what: string,
): Promise<void> {
  if (what === 'faults' && request.method === 'DELETE') {
    faults.clear();
    response.writeHead(204).end();
    return;
  }
  const order =
    what === 'faults' && request.method === 'POST' ? readOrder(await readBody(request)) : undefined;
  if (!order) {
    response
      .writeHead(400, { 'Content-Type': 'text/plain' })
      .end('POST or DELETE /_sandbox/faults\n');
    return;
  }
  faults.arm(
    order.fault,
    order.match,
    order.times === null ? Number.POSITIVE_INFINITY : order.times,
  );
  response.writeHead(204).end();
}

function readOrder(body: string): Order | undefined {
  try {
    const order = JSON.parse(body) as Order;
    return ['drop', 'fail', 'hold'].includes(order.fault?.kind) ? order : undefined;
  } catch {
    return undefined;
  }
}

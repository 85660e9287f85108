import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault, Faults } from './faults.ts';
import { readBody } from './http/read-body.ts';

interface Order {
  readonly fault: Fault;
  readonly match?: { readonly method?: string; readonly path?: string };
  /** `null` means every request until cleared. */
  readonly times?: number | null;
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

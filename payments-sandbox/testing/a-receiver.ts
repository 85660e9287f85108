import { createServer, type Server } from 'node:http';

/** A webhook as it arrived. */
export interface Arrival {
  readonly body: string;
  readonly signature: string;
  readonly id: string;
  readonly type: string;
}

/** Somebody who listens for webhooks. */
export interface Receiver {
  readonly url: string;
  readonly arrivals: readonly Arrival[];
  /** Answers with this status from now on. */
  answerWith(status: number): void;
}

const running: Server[] = [];

/** Starts a receiver for one test; `stopReceivers` after each. */
export async function aReceiver(): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const body = Buffer.concat(parts).toString('utf8');
    const { id, type } = JSON.parse(body) as { id: string; type: string };
    arrivals.push({ body, signature: String(request.headers['stripe-signature']), id, type });
    response.writeHead(status).end();
  });
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    arrivals,
    answerWith(next) {
      status = next;
    },
  };
}

/** Stops every receiver that the test has started. */
export async function stopReceivers(): Promise<void> {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

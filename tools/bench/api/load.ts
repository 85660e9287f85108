import autocannon from 'autocannon';
import { processorMs } from '../../process/processor-time.ts';
import { LOAD } from './settings.ts';

/** One request of a load. */
export interface LoadRequest {
  readonly path: string;
  readonly method?: 'GET' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a round of load came to. */
export interface Round {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
  readonly p99: number;
  /** Milliseconds of the server's processor time for each request. */
  readonly processorMs: number;
}

/** A server that is measured: where it listens, and in which process. */
export interface Server {
  readonly origin: string;
  readonly pid: number | undefined;
}

/** Sends requests as fast as they are answered, each connection one after the other. Throws when one fails. */
export async function load(
  { origin, pid }: Server,
  next: () => LoadRequest,
  seconds: number,
): Promise<Round> {
  const before = processorMs(pid);
  const result = await autocannon({
    url: origin,
    connections: LOAD.connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const failed = result.errors + result.timeouts + result['4xx'] + result['5xx'];
  if (failed > 0)
    throw new Error(`${failed} of ${result.requests.total} requests to ${origin} failed`);
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    processorMs: (processorMs(pid) - before) / result.requests.total,
  };
}

/** Takes the requests one after the other, from the first again when they are used up. */
export function around(requests: readonly LoadRequest[]): () => LoadRequest {
  let at = 0;
  return () => {
    const request = requests[at % requests.length];
    at += 1;
    if (!request) throw new Error('There is nothing to ask for');
    return request;
  };
}

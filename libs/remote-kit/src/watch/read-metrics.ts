import { PlainFailure } from '../process/plain-failure.ts';
import { reasonOf } from '../process/reason-of.ts';
import { LOADS } from './part-metrics.ts';

const ANSWER_WITHIN_MS = 10_000;
const HINTS: Readonly<Record<number, string>> = {
  401: 'METRICS_TOKEN is missing, or another',
  404: "they are at the metrics port of each API process; a portal's own address has none",
};

export interface MetricsSource {
  /** Where each API process answers its metrics. */
  readonly addresses: readonly string[];
  /** What they want as a bearer token, if anything. */
  readonly token: string | undefined;
}

/**
 * Reads the metrics of every API process, in the order of their addresses. Throws a PlainFailure when one
 * of them does not answer, or with something else; nobody waits any more once the signal is given.
 */
export function readMetrics(
  { addresses, token }: MetricsSource,
  signal?: AbortSignal,
): Promise<string[]> {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  const limit = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const until = signal ? AbortSignal.any([signal, limit]) : limit;
  return Promise.all(
    addresses.map(async (address) => {
      try {
        return await metricsOf(await fetch(address, { headers, signal: until }));
      } catch (cause) {
        throw new PlainFailure(`The metrics at ${address} cannot be read: ${reasonOf(cause)}`, {
          cause,
        });
      }
    }),
  );
}

async function metricsOf(answer: Response): Promise<string> {
  if (!answer.ok) {
    const hint = HINTS[answer.status];
    throw new Error(`it answered ${answer.status}${hint ? ` (${hint})` : ''}`);
  }
  const text = await answer.text();
  if (text.includes(LOADS)) return text;
  throw new Error('what it answers is not of an API process');
}

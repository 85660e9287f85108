import { type AssertionError, deepStrictEqual } from 'node:assert';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import type { BenchWorld } from './bench-world.ts';
import { type Confirmable, manyShifts, toApi } from './confirmations.ts';
import type { LoadRequest } from './load.ts';
import { requestToPeer } from './peer-tokens.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Asks the API and the peer for every sample, and for a confirmation, and compares the answers. Throws a
 * PlainFailure at the first that differs, because then the peer is no yardstick.
 */
export async function requireSameAnswers(world: BenchWorld): Promise<number> {
  const { scenarios, variants } = world;
  const { api, peer } = world.servers;
  const requests = [...scenarios.flatMap((scenario) => scenario.requests), ...variants];
  for (const request of requests) {
    const own = await answerOf(api.origin, request);
    requireSame(request.path, own, await answerOf(peer.origin, requestToPeer(request)));
    if (own.status !== 200) throw new PlainFailure(`${request.path} answered ${own.status}`);
  }
  return requests.length + (await compareConfirmations(world));
}

/** A confirmation, the same again, and one without a token. */
async function compareConfirmations({ database, market, servers }: BenchWorld): Promise<number> {
  const { api, peer } = servers;
  const [forApi, forPeer] = await manyShifts(database, market, 2);
  if (!forApi || !forPeer) throw new Error('Two shifts are needed');
  const { 'x-auth-token': _, ...withoutToken } = toApi(forApi).headers ?? {};
  const steps: readonly [string, (one: Confirmable) => LoadRequest][] = [
    ['a confirmation', toApi],
    ['a second confirmation', toApi],
    ['a confirmation without a token', (one) => ({ ...toApi(one), headers: withoutToken })],
  ];
  for (const [title, request] of steps) {
    const own = await answerOf(api.origin, request(forApi));
    const other = await answerOf(peer.origin, requestToPeer(request(forPeer)));
    requireSame(title, comparable(own, forApi), comparable(other, forPeer));
  }
  return steps.length;
}

/** Two shifts that are alike have different ids and workers. Of a refusal its status and code count. */
function comparable({ status, body }: Answer, { shift, assignment, worker }: Confirmable): Answer {
  if (status !== 200) return { status, body: status === 409 && (body as { code: string }).code };
  const ids = new RegExp([shift, assignment, worker].join('|'), 'g');
  const text = JSON.stringify(body)
    .replace(ids, 'id')
    .replace(/Worker\d+/g, 'Worker');
  return { status, body: JSON.parse(text) };
}

async function answerOf(
  origin: string,
  { path, method, headers, body }: LoadRequest,
): Promise<Answer> {
  const answer = await fetch(`${origin}${path}`, {
    ...(method && { method }),
    ...(headers && { headers }),
    ...(body && { body }),
  });
  return { status: answer.status, body: await answer.json() };
}

function requireSame(what: string, own: Answer, other: Answer): void {
  try {
    deepStrictEqual(own, other);
  } catch (cause) {
    // What is expected is the peer's, in its words.
    const { message } = cause as AssertionError;
    throw new PlainFailure(`The peer answers ${what} differently. ${message}`, { cause });
  }
}

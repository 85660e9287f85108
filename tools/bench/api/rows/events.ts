import type { BenchWorld } from '../bench-world.ts';
import { forPeer } from '../peer-tokens.ts';
import type { Row } from '../report.ts';
import { SOCKETS } from '../settings.ts';
import { timeEvents } from '../sockets.ts';

/** How long an event to an open window takes from the request that causes it. */
export async function events(title: string, { market, servers }: BenchWorld): Promise<Row> {
  const [user, ...others] = market.workers;
  if (!user) throw new Error('A market has workers');
  const api = await timeEvents(servers.api.origin, { others, user, ...SOCKETS });
  const peer = await timeEvents(servers.peer.origin, {
    others: others.map(forPeer),
    user: forPeer(user),
    ...SOCKETS,
  });
  return {
    title,
    figures: { api: `${api.toFixed(1)} ms`, peer: `${peer.toFixed(1)} ms`, bare: '' },
    toPeer: peer / api,
    toBare: null,
    p99: '',
    processor: '',
  };
}

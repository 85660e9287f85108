import { JwtService } from '@nestjs/jwt';
import type { Person } from '../../drills/api/caller.ts';
import type { LoadRequest } from './load.ts';

/** Signs the tokens of the peer, which does not know the API's key. */
export const PEER_SECRET = 'the secret of a benchmark, of no use elsewhere';

const TOKEN_HEADER = 'x-auth-token';
const jwt = new JwtService({ secret: PEER_SECRET });

/** The person with a token for the peer: what the API's token says, signed anew. */
export const forPeer = <Someone extends Person>(person: Someone): Someone => ({
  ...person,
  token: peerToken(person.token),
});

/** A request to the API as it is sent to the peer. */
export function requestToPeer({ headers = {}, ...request }: LoadRequest): LoadRequest {
  const token = headers[TOKEN_HEADER];
  return {
    ...request,
    headers: { ...headers, ...(token && { [TOKEN_HEADER]: peerToken(token) }) },
  };
}

const peerToken = (token: string): string =>
  jwt.sign(jwt.decode<Record<string, unknown>>(token), { noTimestamp: true });

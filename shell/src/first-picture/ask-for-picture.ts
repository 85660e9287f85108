import { LAST_SEEN_HEADER } from '@leafshift/contracts/offline';
import { earlyAnswer, saidBy } from '../early-answers.ts';
import { firstShape } from './picture-place.ts';

interface AskParts {
  readonly address: string;
  /** Of the session with which the window was opened. */
  readonly token: string | null;
  isSameSession(): boolean;
  /** Asks now, and leaves the answer for the page. */
  askNow(): Promise<Response>;
}

/**
 * What the API says at an address, for a picture: to the session with which the window was opened, and
 * today; null otherwise. What has been asked for early is not asked for again.
 */
export async function askForPicture<Said>(parts: AskParts): Promise<Said | null> {
  const { address, token, isSameSession, askNow } = parts;
  if (!isSameSession() || firstShape() === null) return null;
  try {
    const answer = await (earlyAnswer(address, token) ?? askNow());
    return answer.headers.has(LAST_SEEN_HEADER) ? null : await saidBy<Said>(answer);
  } catch {
    return null;
  }
}

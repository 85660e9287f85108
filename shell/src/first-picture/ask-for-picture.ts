import { LAST_SEEN_HEADER } from '@leafshift/contracts/offline';
import { saidBy } from '../early-answers.ts';
import { firstShape } from './picture-place.ts';

interface AskParts {
  /** What has been answered to the same already; absent where it was not asked for. */
  readonly early: Promise<Response> | undefined;
  isSameSession(): boolean;
  /** Asks now, and leaves the answer for the page. */
  askNow(): Promise<Response>;
}

/**
 * What the API says, for a picture: to the session with which the window was opened, and
 * today; null otherwise. What has been asked for early is not asked for again.
 */
export async function askForPicture<Said>(parts: AskParts): Promise<Said | null> {
  const { early, isSameSession, askNow } = parts;
  if (!isSameSession() || firstShape() === null) return null;
  try {
    const answer = await (early ?? askNow());
    return answer.headers.has(LAST_SEEN_HEADER) ? null : await saidBy<Said>(answer);
  } catch {
    return null;
  }
}

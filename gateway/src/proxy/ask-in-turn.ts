import { isUnable } from './unable.ts';

/**
 * Asks several servers the same, one after another, until one can answer: with another status than 502,
 * 503 and 504. All of them together have `patienceMs`, and none has more than its share of what is left,
 * so that one which is silent leaves time for the next. Gives the last one's answer, or throws its failure.
 */
export async function askInTurn(
  urls: readonly URL[],
  how: RequestInit,
  patienceMs: number,
): Promise<Response> {
  const end = performance.now() + patienceMs;
  let outcome: () => Response = () => {
    throw new Error('There is no server to ask');
  };
  for (const [index, url] of urls.entries()) {
    const share = Math.round(Math.max(0, end - performance.now()) / (urls.length - index));
    try {
      const answer = await fetch(url, { ...how, signal: AbortSignal.timeout(share) });
      if (!isUnable(answer.status)) return answer;
      outcome = () => answer;
    } catch (failure) {
      outcome = () => {
        throw failure;
      };
    }
  }
  return outcome();
}

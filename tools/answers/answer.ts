import { createHash } from 'node:crypto';
import { keptHeaders, masked, metricNames } from './masks.ts';

/** An answer as it is compared: volatile values masked, files by their digest. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** An answer with what its body said before it was masked, to find ids in. */
export interface ReadAnswer {
  readonly answer: Answer;
  readonly raw: unknown;
}

/** Asks an address; redirects are answers, not followed. Throws when there is no answer. */
export async function ask(url: string, token: string | undefined): Promise<ReadAnswer> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: token === undefined ? {} : { 'x-auth-token': token },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const answerWith = (body: unknown): Answer => ({
    status: response.status,
    headers: keptHeaders(response.headers),
    body,
  });
  const text = bytes.toString('utf8');
  if (type.includes('json')) {
    return { answer: answerWith(JSON.parse(masked(text))), raw: JSON.parse(text) };
  }
  if (new URL(url).pathname.endsWith('/metrics')) {
    return { answer: answerWith(metricNames(text)), raw: null };
  }
  if (/^(?:text|application\/xml)/.test(type) || bytes.length === 0) {
    return { answer: answerWith(masked(text).split('\n')), raw: text };
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { answer: answerWith({ bytes: bytes.length, sha256 }), raw: null };
}

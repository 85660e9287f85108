/** Values that differ each time the same thing is asked, and the text that replaces them. */
const VOLATILE: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/("requestId":")[^"]+/g, '$1(request)'],
  [/((?:[?&]|&amp;)signature=)[^&"'\s<]+/g, '$1(signature)'],
  [/((?:[?&]|&amp;)expires=)[^&"'\s<]+/g, '$1(expiry)'],
  [/\bseti_[A-Za-z0-9]+(?:_secret_[A-Za-z0-9]+)?/g, 'seti_(intent)'],
  [/(\/tickets\/)[A-Za-z0-9_-]+/g, '$1(ticket)'],
  [/(\/connect\/)[A-Za-z0-9_-]+/g, '$1(link)'],
];

/** These differ with every answer, belong to the connection, or follow from the body, which is compared. */
const HEADERS_LEFT_OUT = new Set([
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

/** Gives the text with every value replaced that differs each time. */
export function masked(text: string): string {
  return VOLATILE.reduce((result, [pattern, instead]) => result.replace(pattern, instead), text);
}

/** Gives the headers that are compared. */
export function keptHeaders(headers: Headers): Record<string, string> {
  const kept = [...headers].filter(([name]) => !HEADERS_LEFT_OUT.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, masked(value)]));
}

/** Gives the names and types of the metrics; their values describe one process and are not compared. */
export function metricNames(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('# TYPE'))
    .toSorted();
}

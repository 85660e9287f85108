import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '{': '}' };

/**
 * Adds an item at the end of a list or object of a source; `opening` is how it begins, its bracket
 * included. Throws a PlainFailure where the source has none that begins so.
 */
export function intoList(text: string, opening: string, item: string): string {
  const start = positionOf(text, opening) + opening.length;
  const end = endOfList(text, start, opening.at(-1) ?? '');
  const before = text.slice(0, end).trimEnd();
  const comma = before.length === start || before.endsWith(',') ? '' : ',';
  return `${before}${comma}\n${item},\n${text.slice(end)}`;
}

/** Adds a line after the one that begins so. Throws a PlainFailure where there is none. */
export function afterLine(text: string, beginning: string, line: string): string {
  const start = positionOf(`\n${text}`, `\n${beginning}`);
  const end = text.indexOf('\n', start);
  return `${text.slice(0, end + 1)}${line}\n${text.slice(end + 1)}`;
}

/** Adds an import; the formatter puts it where it belongs. */
export const withImport = (text: string, line: string): string => `${line}\n${text}`;

/** A JSON file after a change of what it holds. */
export function withJson<Content>(text: string, change: (content: Content) => void): string {
  const content = JSON.parse(text) as Content;
  change(content);
  return `${JSON.stringify(content, null, 2)}\n`;
}

function endOfList(text: string, start: number, bracket: string): number {
  const closing = CLOSING[bracket];
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === bracket) depth += 1;
    if (text[at] === closing) depth -= 1;
    if (depth === 0) return at;
  }
  throw new PlainFailure('A list that a generator adds to has no end.');
}

function positionOf(text: string, part: string): number {
  const position = text.indexOf(part);
  if (position < 0) {
    throw new PlainFailure(`The generator looks for '${part.trim()}' and does not find it.`);
  }
  return position;
}

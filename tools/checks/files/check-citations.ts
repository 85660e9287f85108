import type { FileProblem } from './check-files.ts';

/** A source file of the workspace. */
interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** This check's own words. */
const OWN = 'tools/checks/files/';
/** What nobody can look up: a document without a number, in words that were once used for one. */
const WITHOUT_NUMBER =
  /\b[Ss]pecification\b|\b[Ss]ections? \d|\(decisions\b|\bdecisions(?:\)|, ['"])|\bthe decisions on\b/g;

/** Citations of rules in sources that lead nowhere: to a number that there is not, or to no number. */
export function lostCitations(
  sources: readonly SourceText[],
  numbers: readonly string[],
): FileProblem[] {
  const known = new Set(numbers);
  const topics = [...new Set(numbers.map((number) => number.replace(/-\d+$/, '')))].join('|');
  const cited = new RegExp(`\\b(?:${topics})-\\d+\\b`, 'g');
  return sources
    .filter(({ path }) => !path.startsWith(OWN))
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(cited)]
        .filter(([number]) => !known.has(number))
        .map(
          ({ 0: number, index }) => `${at(path, text, index)} cites ${number}, which no page has`,
        ),
      ...[...text.matchAll(WITHOUT_NUMBER)].map(
        ({ index }) => `${at(path, text, index)} cites no rule by its number (docs/product)`,
      ),
    ]);
}

const at = (path: string, text: string, index: number): string =>
  `${path}:${text.slice(0, index).split('\n').length}`;

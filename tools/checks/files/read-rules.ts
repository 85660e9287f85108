import { quotedIn } from './read-tables.ts';

/** A test that a page names: its file, and its title below those of its groups. */
export interface Proof {
  readonly file: string;
  readonly titles: readonly string[];
}

/** A rule of the product: its number, where it is enforced, and which tests prove it. */
export interface Rule {
  readonly line: number;
  /** Its topic and number: `POST-3`. */
  readonly number: string;
  readonly words: string;
  readonly enforcedIn: readonly string[];
  readonly provenBy: readonly Proof[];
}

const HEADING = /^### ([A-Z]+-\d+)$/;
const PROOF = /^`([^`]+)` › (.+)$/;

/**
 * The rules of a Markdown page. Each is a heading with its number, its words, a line `- in` with the
 * files that enforce it, and a line `- by` for each test.
 */
export function readRules(page: string): Rule[] {
  const lines = page.split('\n');
  return lines.flatMap((text, index) => {
    const [, number] = HEADING.exec(text) ?? [];
    if (!number) return [];
    const below = lines.slice(index + 1);
    const end = below.findIndex((next) => next.startsWith('#'));
    return [{ line: index + 1, number, ...ruleOf(end < 0 ? below : below.slice(0, end)) }];
  });
}

function ruleOf(lines: readonly string[]): Omit<Rule, 'line' | 'number'> {
  const listed = (start: string) =>
    lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length).trim());
  return {
    words: lines
      .filter((line) => !line.startsWith('- '))
      .join(' ')
      .trim(),
    enforcedIn: listed('- in ').flatMap(quotedIn),
    provenBy: listed('- by ').map(proofOf),
  };
}

/** A citation without a title stands for itself, so that the check can say what is wrong with it. */
function proofOf(text: string): Proof {
  const [, file, titles] = PROOF.exec(text) ?? [];
  return file && titles ? { file, titles: titles.split(' › ') } : { file: text, titles: [] };
}

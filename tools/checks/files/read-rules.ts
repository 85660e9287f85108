import { quotedIn, readTables } from './read-tables.ts';

/** A test that a page names: its file, and its title below those of its groups. */
export interface Proof {
  readonly file: string;
  readonly titles: readonly string[];
}

/** A row of a table of rules: where the rule is enforced, and which tests prove it. */
export interface RuleRow {
  readonly line: number;
  readonly enforcedIn: readonly string[];
  readonly provenBy: readonly Proof[];
}

const PROOF = /^`([^`]+)` › (.+)$/;

/** The rows of every table of a Markdown page whose first column is called 'rule'. */
export const readRules = (page: string): RuleRow[] =>
  readTables(page, 'rule').map(({ line, cells }) => ({
    line,
    enforcedIn: quotedIn(cells['enforced in'] ?? ''),
    provenBy: (cells['proven by'] ?? '').split('<br>').flatMap((proof) => proofOf(proof.trim())),
  }));

/** A citation without a title stands for itself, so that the check can say what is wrong with it. */
function proofOf(text: string): Proof[] {
  const [, file, titles] = PROOF.exec(text) ?? [];
  if (file && titles) return [{ file, titles: titles.split(' › ') }];
  return text === '' ? [] : [{ file: text, titles: [] }];
}

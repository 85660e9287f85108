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

const HEAD = 'rule';
const PATH = /`([^`]+)`/g;
const PROOF = /^`([^`]+)` › (.+)$/;

/** The rows of every table of a Markdown page whose first column is called 'rule'. */
export function readRules(page: string): RuleRow[] {
  const rows: RuleRow[] = [];
  let isRules = false;
  for (const [index, text] of page.split('\n').entries()) {
    const [first = '', files = '', proofs = ''] = cellsOf(text);
    if (!text.startsWith('|')) isRules = false;
    else if (first === HEAD) isRules = true;
    else if (isRules && !/^:?-+:?$/.test(first)) {
      rows.push({
        line: index + 1,
        enforcedIn: [...files.matchAll(PATH)].map(([, path = '']) => path),
        provenBy: proofs.split('<br>').flatMap((proof) => proofOf(proof.trim())),
      });
    }
  }
  return rows;
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A citation without a title stands for itself, so that the check can say what is wrong with it. */
function proofOf(text: string): Proof[] {
  const [, file, titles] = PROOF.exec(text) ?? [];
  if (file && titles) return [{ file, titles: titles.split(' › ') }];
  return text === '' ? [] : [{ file: text, titles: [] }];
}

import { parseArgs } from 'node:util';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';

/** What to compare the current tree with. */
export interface CompareOptions {
  readonly revision: string;
  /** Fields that answers may have in addition, as in `/posts/{id} body.openSpots`. */
  readonly allowed: readonly string[];
}

const ALLOWED = /^(?:\*|\/\S*) (?:body|headers)\.\S+$/;

/** Reads `<commit> [--allow '<call> <field>'] …`. Throws a PlainFailure that says how it is called. */
export function readOptions(args: readonly string[]): CompareOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { allow: { type: 'string', multiple: true, default: [] } },
  });
  const [revision, ...others] = positionals;
  if (!revision || others.length > 0) {
    throw new PlainFailure('Name one commit, as in: npm run compare:answers -- main');
  }
  const wrong = values.allow.find((text) => !ALLOWED.test(text));
  if (wrong !== undefined) {
    throw new PlainFailure(
      `--allow takes '/posts/{id} body.openSpots' and the like, not '${wrong}'.`,
    );
  }
  return { revision, allowed: values.allow };
}

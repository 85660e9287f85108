import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import type { Draft } from './draft.ts';
import { newModule } from './module.ts';
import { newNotification } from './notification.ts';
import { newPage } from './page.ts';
import { newRemote } from './remote.ts';

interface Generator {
  /** What follows its name on the command line. */
  readonly usage: readonly string[];
  readonly write: (draft: Draft, ...given: string[]) => Promise<void>;
  /** What is left to a person, in sentences. */
  readonly next: string;
}

/** What `npm run new` can write. */
export const GENERATORS: Readonly<Record<string, Generator>> = {
  remote: {
    usage: ['<name>'],
    write: (draft, name = '') => newRemote(draft, name),
    next: 'npm install && npm run graph. Then say what the remote is for: its texts, its line in README.md.',
  },
  page: {
    usage: ['<remote>', '<name>'],
    write: (draft, remote = '', name = '') => newPage(draft, remote, name),
    next: 'Translate its title, draw its icon, and show a feature on it.',
  },
  module: {
    usage: ['<name>'],
    write: (draft, name = '') => newModule(draft, name),
    next: 'Write its rules into docs/product, and what it keeps into its schema.',
  },
  notification: {
    usage: ['<module>', '<name>'],
    write: (draft, module = '', name = '') => newNotification(draft, module, name),
    next: 'Write its sentence in each language, decide whether it is mailed and pushed, and call it where the thing happens.',
  },
};

/** Lets a generator write into a draft; answers what is left to do. Throws a PlainFailure with the usage. */
export async function generate(draft: Draft, [kind = '', ...given]: readonly string[]) {
  const generator = Object.hasOwn(GENERATORS, kind) ? GENERATORS[kind] : undefined;
  if (!generator || given.length !== generator.usage.length) throw new PlainFailure(usage());
  await generator.write(draft, ...given);
  return generator.next;
}

function usage(): string {
  const lines = Object.entries(GENERATORS).map(
    ([kind, { usage: given }]) => `  npm run new -- ${kind} ${given.join(' ')}`,
  );
  return ['Say what to write:', ...lines].join('\n');
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allCalls } from '@leafshift/contracts/calls';

const SOURCES = join(import.meta.dirname, '../src');
/** `import { … } from '@leafshift/contracts/…'` of a source file. */
const IMPORTED = /import \{([^}]+)\} from '(@leafshift\/contracts\/[\w-]+)'/g;
/** The call that a client is given to send. */
const SENT = /\.(?:send|download)\(\s*(\w+)/g;

/** Calls that no page sends, with why. */
const ON_NO_PAGE: Readonly<Record<string, string>> = {
  'admin.users': 'People are searched by admin.people, which knows telephone numbers besides.',
  'admin.payoutsOfUser':
    'The timeline of a person has their pay, and the page of money all payouts.',
};

/** The names of the calls that a source file sends, such as `admin.retryOutbox`. */
async function callsSentIn(file: string): Promise<readonly string[]> {
  const source = readFileSync(join(SOURCES, file), 'utf8');
  const sent = new Set([...source.matchAll(SENT)].map(([, name]) => name));
  const named = [...source.matchAll(IMPORTED)].map(async ([, names = '', from = '']) => {
    const contracts: Readonly<Record<string, object>> = await import(from);
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => sent.has(name))
      .map((name) => allCalls.find((call) => call === contracts[name])?.name ?? name);
  });
  return (await Promise.all(named)).flat();
}

describe('the pages of the back office', () => {
  const ofAdmins = allCalls
    .filter(({ access }) => typeof access !== 'string' && access.includes('Admin'))
    .map(({ name }) => name);

  it('send every call that admins may make, or it is said why not (OFFICE-18)', async () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
      (file) => !/\.spec\./.test(file),
    );
    const sent = new Set((await Promise.all(files.map(callsSentIn))).flat());

    expect(ofAdmins.filter((name) => !sent.has(name)).toSorted()).toEqual(
      Object.keys(ON_NO_PAGE).toSorted(),
    );
  });
});

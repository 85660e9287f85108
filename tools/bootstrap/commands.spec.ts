import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../files/workspace-paths.ts';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(workspaceRoot, 'package.json'), 'utf8'),
);
/** Part of an installation, which has its own packages and a Node of its own. */
const OF_INSTALLATIONS = 'operator';
const commands = Object.entries(scripts).filter(([name]) => name !== OF_INSTALLATIONS);

describe('a command of package.json', () => {
  it.each(commands)('comes with its packages and its Node: %s', (_name, command) => {
    expect(command).toMatch(/^node tools\/bootstrap\.mjs /);
    // A shell keeps the place of the Node with which it began.
    expect(command).not.toMatch(/&& node /);
  });
});

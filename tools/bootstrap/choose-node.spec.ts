import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseNode, environmentFor, isNewEnough } from './choose-node.mjs';

describe('the Node that runs the workspace', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'choose-node-'));
    await mkdir(join(root, 'node_modules/.bin'), { recursive: true });
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  async function packagedNode(script: string): Promise<string> {
    const path = join(root, 'node_modules/.bin/node');
    await writeFile(path, script, { mode: 0o755 });
    return path;
  }

  it('is the running one when that is new enough', () => {
    expect(chooseNode(root, '24.9.0')).toBe(process.execPath);
  });

  it('is the packaged one when the running one is too old', async () => {
    const packaged = await packagedNode('#!/bin/sh\necho v24.21.0\n');
    expect(chooseNode(root, '20.20.2')).toBe(packaged);
  });

  it('is none, said in one sentence, when the packaged one does not run here', async () => {
    await packagedNode('#!/bin/sh\nexit 126\n');
    expect(() => chooseNode(root, '20.20.2')).toThrow(
      /^Leafshift needs Node 24\.9 or newer, this is Node 20\.20\.2, .* install Node 24\.$/,
    );
  });

  it.each([
    ['24.9.0', true],
    ['v25.0.0', true],
    ['24.8.1', false],
    ['20.20.2', false],
  ])('%s is new enough: %s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });

  it('comes first on the PATH of what it runs', () => {
    const path = environmentFor('/opt/node/bin/node', '/w').PATH ?? '';
    expect(path.split(':').slice(0, 2)).toEqual(['/opt/node/bin', '/w/node_modules/.bin']);
  });
});

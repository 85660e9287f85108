import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../build/integrity.ts';
import { PICTURES_BUILD_FILE } from '../build/picture-build.ts';
import { aBuild } from '../testing/a-build.ts';
import { makeRelease } from './make-release.ts';
import { readRemote } from './remote-dist.ts';

const releaseOf = (distFolder: string) =>
  makeRelease(readRemote(distFolder), 'https://remotes.test/mf-worker/7/', 7);

describe('what the registry says of a build', () => {
  it('has the files of its first pictures, with what a browser must find in them', async () => {
    const { distFolder } = await aBuild();
    const script = 'picture-list.0123456789.js';
    await writeFile(join(distFolder, script), 'draw()');
    const inFrench = 'picture-list-fr.0123456789.js';
    await writeFile(join(distFolder, inFrench), 'dessine()');
    const list = { files: [script], scripts: { fr: inFrench }, bytes: 6, packages: [] };
    await writeFile(join(distFolder, PICTURES_BUILD_FILE), JSON.stringify({ list }));

    const { pictures, pictureScripts } = releaseOf(distFolder);
    expect(pictures).toEqual({ list: [{ file: script, integrity: integrityOf('draw()') }] });
    expect(pictureScripts).toEqual({
      fr: { list: { file: inFrench, integrity: integrityOf('dessine()') } },
    });
  });

  it('says nothing of pictures where there are none, as releases of before', async () => {
    const { distFolder } = await aBuild();
    expect(releaseOf(distFolder)).not.toHaveProperty('pictures');
    expect(releaseOf(distFolder)).not.toHaveProperty('pictureScripts');
  });
});

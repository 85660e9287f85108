import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';

const NAME = 'edited';

const page = (heading: string): string => `import { Page, PageHeader } from '@leafshift/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
export function Component() {
  const { t } = useTranslation('${NAME}');
  const [note, setNote] = useState('');
  return (
    <Page>
      <PageHeader title="${heading}" description={t('intro')} />
      <label>{t('note')} <input value={note} onChange={(event) => setNote(event.target.value)} /></label>
    </Page>
  );
}
`;

const texts = (intro: string): string =>
  JSON.stringify({ part: 'the edited pages', title: 'Edited', intro, note: 'Note' });

const FILES: Readonly<Record<string, string>> = {
  'src/manifest.ts': `import { CONTRACT_VERSION, type RemoteManifest } from '@leafshift/shell-sdk/manifest';
export const manifest = {
  name: '${NAME}',
  contractVersion: CONTRACT_VERSION,
  title: 'part',
  routes: [
    { path: '/edited', access: 'public', title: 'title', skeleton: 'list', chunk: 'page-start' },
  ],
  nav: [],
  slots: [],
} as const satisfies RemoteManifest;`,
  'src/remote.tsx': `import { defineRemote } from '@leafshift/shell-sdk';
import { manifest } from './manifest.ts';
export default defineRemote({
  manifest,
  routes: { '/edited': () => import(/* webpackChunkName: "page-start" */ './start.tsx') },
  i18n: {
    load: (language) => import(/* webpackChunkName: "texts-[request]" */ \`./locales/\${language}.json\`),
  },
});`,
};

/** A small remote with one public page, '/edited', whose sources are changed while windows are open. */
export class EditedRemote {
  readonly name = NAME;
  readonly folder = join(workspaceRoot, '.cache/team', NAME);

  async write(): Promise<void> {
    await this.remove();
    for (const [path, text] of Object.entries(FILES)) await this.#put(path, text);
    await this.head('As it was');
    await this.introduce('What it said first.');
  }

  /** Saves the page with this heading. */
  head(heading: string): Promise<void> {
    return this.#put('src/start.tsx', page(heading));
  }

  /** Saves the texts with this introduction. */
  introduce(intro: string): Promise<void> {
    return this.#put('src/locales/en.json', texts(intro));
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  async #put(path: string, text: string): Promise<void> {
    const file = join(this.folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

import { basename } from 'node:path';
import { textDigest } from '@leafshift/domain/text-digest';
import type { LoaderContext } from '@rspack/core';

/** What asks for the texts themselves. */
const WHOLE = 'whole';

/**
 * The English of a catalogue that the shell has as well: its digest, and how to fetch it where the shell's is
 * another one (ADR 413).
 */
export default function fetchedEnglishLoader(this: LoaderContext, source: string): string {
  const digest = JSON.stringify(textDigest(JSON.parse(source) as object));
  const texts = JSON.stringify(`./${basename(this.resourcePath)}?${WHOLE}`);
  return `export default {
  digest: ${digest},
  fetch: () => import(/* webpackChunkName: "texts-en" */ ${texts}),
};`;
}

/** The rules of a build for the catalogues of shared components and of messages. */
export const fetchedEnglishRules = (loader: string) =>
  [
    { test: /[\\/]locales[\\/]en\.json$/, of: '@leafshift/ui' },
    { test: /[\\/]messages[\\/]en\.json$/, of: '@leafshift/texts' },
  ].map(({ test, of }) => ({
    test,
    descriptionData: { name: of },
    resourceQuery: { not: new RegExp(`^\\?${WHOLE}$`) },
    type: 'javascript/auto' as const,
    use: [{ loader }],
  }));

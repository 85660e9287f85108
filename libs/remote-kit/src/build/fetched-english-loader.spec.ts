import { textDigest } from '@leafshift/domain/text-digest';
import type { LoaderContext } from '@rspack/core';
import fetchedEnglishLoader, { fetchedEnglishRules } from './fetched-english-loader.ts';

describe('the English that a remote shares with the shell', () => {
  const texts = { action: { back: 'Back' } };

  it('is its digest in the build of a remote, and a file of its own', () => {
    const context = { resourcePath: '/libs/ui/src/locales/en.json' } as LoaderContext;
    const code = fetchedEnglishLoader.call(context, JSON.stringify(texts, null, 2));
    expect(code).toContain(`digest: "${textDigest(texts)}"`);
    expect(code).toContain('"./en.json?whole"');
    expect(code).not.toContain('Back');
  });

  it('is so for shared components and messages alone, and not where the texts themselves are asked for', () => {
    const [rule] = fetchedEnglishRules('./loader.ts');
    expect(
      fetchedEnglishRules('./loader.ts').map(({ descriptionData }) => descriptionData.name),
    ).toEqual(['@leafshift/ui', '@leafshift/texts']);
    expect(rule?.resourceQuery.not.test('?whole')).toBe(true);
  });
});

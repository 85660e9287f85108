import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen } from '@testing-library/react';
import { aRegistry } from '../../testing/a-registry.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { LegalPage } from './legal-page.tsx';
import { type LegalName, loadLegalText } from './load-legal.ts';

const LANGUAGES = ['en', 'fr', 'de', 'es', 'ar', 'zh'] as const;

const setUp = (name: LegalName, own: { termsUrl?: string } = {}) => {
  const registry = aRegistry();
  const answer = { ...registry, settings: { ...registry.settings, ...own } };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));
  return renderInShell(<LegalPage name={name} />, { api: createMockApi(), path: `/${name}` });
};

describe('the terms and the privacy policy', () => {
  it.each([
    ['terms', 'Terms and Conditions'],
    ['privacy', 'Privacy Policy'],
  ] as const)('are a page that everybody can read: %s', async (name, title) => {
    const { container } = setUp(name);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('have as many sections in each language, none of them in English', async () => {
    for (const name of ['terms', 'privacy'] as const) {
      const english = await loadLegalText(name, 'en');
      for (const language of LANGUAGES.slice(1)) {
        const { title, sections } = await loadLegalText(name, language);
        expect(title).not.toBe(english.title);
        expect(sections).toHaveLength(english.sections.length);
        for (const [index, { text }] of sections.entries()) {
          expect(text).not.toBe(english.sections[index]?.text);
        }
      }
    }
  });

  it('follow the language of the page', async () => {
    const { core } = setUp('terms');
    await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' });
    await act(() => core.appearance.setLanguage('fr'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Les quarts' })).toBeVisible();
    await act(() => core.appearance.setLanguage('en'));
  });

  it("give way to the operator's own", async () => {
    setUp('terms', { termsUrl: 'https://example.ca/terms' });
    const link = await screen.findByRole('link', { name: /whoever runs this portal/ });
    expect(link).toHaveAttribute('href', 'https://example.ca/terms');
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});

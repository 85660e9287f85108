import { followLanguage } from '@leafshift/i18n';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aRegistry } from '../testing/a-registry.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { RemotePage } from './remote-page.tsx';

const route = { path: '/find-work', title: 'title.findWork', skeleton: 'split' } as const;

describe('the page of a remote', () => {
  it('names the window once it is there, whose texts came unseen', async () => {
    let arrive: (page: ReactNode) => void = () => undefined;
    const load = () =>
      new Promise<ReactNode>((resolve) => {
        arrive = resolve;
      });
    const { core } = await renderInPortal(<RemotePage remote="mf-worker" route={route} />, {
      registry: aRegistry({}),
      load,
    });
    expect(document.title).toBe('Leafshift');

    const texts = { title: { findWork: 'Find Work' } };
    const source = { namespace: 'mf-worker', load: async () => texts, isUnseen: true };
    await act(() => followLanguage(core.texts, source).ready);
    await act(async () => arrive(<p>The shifts</p>));
    expect(await screen.findByText('The shifts')).toBeVisible();
    expect(document.title).toBe('Find Work · Leafshift');
  });
});

import type { ExposedRemote } from '@leafshift/shell-sdk';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockApi } from '../mock-api/index.ts';
import { renderAlone } from '../render/render-alone.tsx';
import type { RemoteAlone } from './remote-alone.ts';
import { showRemoteAlone } from './show-remote-alone.tsx';

const remote: ExposedRemote = {
  manifest: {
    ...{ name: 'trainings', contractVersion: '1.0', title: 'part' },
    ...{ routes: [], nav: [], slots: [] },
  },
  loadTexts: () => Promise.resolve({}),
  connect: () => ({ pages: { '/home': () => Promise.resolve(<h1>A page</h1>) }, slots: {} }),
};
const alone: RemoteAlone = {
  remote,
  viewers: ['visitor'],
  situations: ['usual'],
  stories: { 'card, full': <p>A full card</p>, 'card, empty': <p>An empty card</p> },
  connect: () => ({ api: createMockApi() }),
};

beforeEach(() => sessionStorage.clear());

describe('a component of a remote, alone', () => {
  it('stands in the place of the pages, on whatever path', async () => {
    const { unmount } = await renderAlone(alone, { path: '/home', story: 'card, empty' });
    expect(await screen.findByText('An empty card')).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    unmount();
    await renderAlone(alone, { path: '/home' });
    expect(await screen.findByRole('heading', { name: 'A page' })).toBeVisible();
  });

  it('is chosen above the page, and its address can be handed on', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    history.replaceState(null, '', '/home');
    await act(() => showRemoteAlone(alone));
    const choice = screen.getByLabelText('story');
    expect(choice).toHaveValue('pages');
    await userEvent.setup().selectOptions(choice, 'card, full');
    expect(new URLSearchParams(location.search).get('story')).toBe('card, full');
  });
});

import { screen, waitFor } from '@testing-library/react';
import type { RemoteAlone } from '../remote-alone/remote-alone.ts';
import type { ViewerName } from '../states/index.ts';
import { accessibilityProblems } from './accessibility.ts';
import { type AloneRendering, renderAlone } from './render-alone.tsx';
import { specifyFirstData } from './specify-first-data.tsx';

export interface SpecifiedStates {
  /** A path of each page; everybody looks at the first one. */
  readonly paths: readonly [string, ...string[]];
  /** Who meets every state of the API; the first of the remote's viewers when absent. */
  readonly viewer?: ViewerName;
  /** Paths of pages that ask the API nothing at first. */
  readonly still?: readonly string[];
}

/** Code that a page loads when it is needed takes its time on a busy machine. */
const PATIENCE = { timeout: 10_000 };

/** Whether a skeleton is shown while the page loads (LOOK-15). */
const isBusy = (): boolean => screen.queryAllByText('Loading...').length > 0;

/** Specifies that a remote's pages stand in every state of QA: nothing blank, nothing thrown. */
export function specifyStates(alone: RemoteAlone, { paths, viewer, still = [] }: SpecifiedStates) {
  const errors: unknown[] = [];
  let consoleError: jest.SpyInstance;
  const [first] = paths;
  const asking = paths.filter((path) => !still.includes(path));
  const shown = async (state: AloneRendering) => {
    const rendered = await renderAlone(alone, { ...(viewer && { viewer }), ...state });
    await waitFor(() => expect(rendered.container).not.toBeEmptyDOMElement(), PATIENCE);
    return rendered;
  };

  beforeEach(() => {
    sessionStorage.clear();
    errors.length = 0;
    consoleError = jest.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
      errors.push(what);
    });
  });
  afterEach(() => consoleError.mockRestore());

  it.each([...new Set(alone.viewers)])('is shown to: %s', async (name) => {
    const { container } = await shown({ path: first, viewer: name });
    await waitFor(() => expect(isBusy()).toBe(false), PATIENCE);

    expect(container).toHaveTextContent(/\w/);
    expect(screen.queryByText(/is not a function|undefined/)).toBeNull();
    expect(errors).toEqual([]);
  });

  const stories = Object.keys(alone.stories ?? {});
  if (stories.length > 0) {
    it.each(stories)('shows one component alone: %s', async (story) => {
      const { container } = await shown({ story });

      expect(container).toHaveTextContent(/\w/);
      expect(await accessibilityProblems(container)).toEqual([]);
      expect(errors).toEqual([]);
    });
  }

  specifyFirstData(alone, { paths, ...(viewer && { viewer }) });

  describe.each([...paths])('%s', (path) => {
    it.each([...alone.situations])('stands in the situation: %s', async (situation) => {
      const { container } = await shown({ path, situation });
      await waitFor(() => expect(isBusy()).toBe(false), PATIENCE);

      expect(container).toHaveTextContent(/\w/);
      expect(errors).toEqual([]);
    });

    it('says that there is nothing yet', async () => {
      const { container } = await shown({ path, state: 'empty' });
      await waitFor(() => expect(isBusy()).toBe(false), PATIENCE);

      expect(container).toHaveTextContent(/\w/);
      expect(errors).toEqual([]);
    });
  });

  if (asking.length === 0) return;
  describe.each([...asking])('%s', (path) => {
    it('keeps its shape while it loads', async () => {
      await shown({ path, state: 'loading' });

      await waitFor(() => expect(isBusy()).toBe(true), PATIENCE);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(errors).toEqual([]);
    });

    it('says what failed and offers Retry', async () => {
      await shown({ path, state: 'failing' });

      expect((await screen.findAllByRole('alert', {}, PATIENCE)).length).toBeGreaterThan(0);
      expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
      expect(errors).toEqual([]);
    });
  });
}

import { ApiError } from '@leafshift/data-access';
import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { type SearchResult, SearchResults } from './search-results.tsx';

const FOUND: readonly SearchResult[] = [
  { path: '/posts?shift=1', name: 'Trimmer', hint: 'Queen Street Store' },
];

const setUp = (data?: readonly SearchResult[], error?: Error) => {
  const asked = { onOpen: jest.fn(), refetch: jest.fn() };
  const shown = renderWithShell(
    <SearchResults
      title="Shifts"
      found={{ data, error, refetch: asked.refetch }}
      onOpen={asked.onOpen}
    />,
    { api: createMockApi() },
  );
  return { ...shown, ...asked };
};

describe('what a search found', () => {
  it('is a list of links below what it is, which open within the portal', async () => {
    const { user, onOpen, container } = setUp(FOUND);
    expect(screen.getByRole('region', { name: 'Shifts' })).toBeVisible();
    const link = screen.getByRole('link', { name: /Trimmer.*Queen Street Store/ });
    expect(link).toHaveAttribute('href', '/posts?shift=1');
    await user.click(link);
    expect(onOpen).toHaveBeenCalledWith('/posts?shift=1');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says that it is being looked for, and that there is nothing', () => {
    const { unmount } = setUp();
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    unmount();
    setUp([]);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing has that name');
  });

  it('says what kept it from looking, with Retry', async () => {
    const error = new ApiError({ statusCode: 503, code: 'DEPENDENCY_DOWN', msg: 'Not now.' });
    const { user, refetch } = setUp(undefined, error);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});

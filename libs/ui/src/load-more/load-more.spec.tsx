import { anApiError } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { LoadMore } from './load-more.tsx';

const end = (error: Error | null, onMore = jest.fn(), hasMore = true) => (
  <LoadMore label="Load more" hasMore={hasMore} isLoading={false} error={error} onMore={onMore} />
);

describe('The end of a list', () => {
  it('fetches more by its button', async () => {
    const onMore = jest.fn();
    const { user } = renderInTheme(end(null, onMore));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('says why more did not come, with Retry', async () => {
    const onMore = jest.fn();
    const { user, baseElement } = renderInTheme(end(anApiError('DEPENDENCY_DOWN'), onMore));
    expect(screen.getByRole('alert')).toHaveTextContent('A service that we need');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('is nothing where there is no more', () => {
    renderInTheme(end(null, jest.fn(), false));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

import { ApiError } from '@leafshift/data-access';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { PageSkeleton } from './skeletons.tsx';

describe('EmptyState', () => {
  it('teaches the next step', async () => {
    const onClick = jest.fn();
    const { user, container } = renderInTheme(
      <EmptyState
        title="You have no postings for this day"
        action={{ label: 'Create Posting', onClick }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Create Posting' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('ErrorState', () => {
  const error = new ApiError({
    statusCode: 503,
    code: 'DEPENDENCY_DOWN',
    msg: 'A service that we need is not answering. Please try again in a moment',
    requestId: 'req-7',
  });

  it("says the server's sentence with its reference, aloud, and offers Retry", async () => {
    const onRetry = jest.fn();
    const { user, container } = renderInTheme(<ErrorState error={error} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/A service that we need.*Reference: req-7/);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says the fallback text for what did not come from the API', () => {
    renderInTheme(<ErrorState error={new TypeError('x is undefined')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('There is an error!');
  });
});

describe('PageSkeleton', () => {
  it.each(['dashboard', 'list', 'split', 'form', 'detail'] as const)('draws %s', async (kind) => {
    const { container } = renderInTheme(<PageSkeleton kind={kind} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

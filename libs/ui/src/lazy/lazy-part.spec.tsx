import { renderInTheme } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { lazyPart, whenReached } from './lazy-part.ts';

const setUp = () => {
  const load = jest.fn(async () => () => null);
  const part = lazyPart(load);
  const rendered = renderInTheme(
    <button type="button" {...whenReached(part)}>
      Open
    </button>,
  );
  return { load, ...rendered };
};

describe('the code of what a button opens', () => {
  it('is not fetched with the page', () => {
    expect(setUp().load).not.toHaveBeenCalled();
  });

  it.each([
    ['a pointer comes to the button', 'hover'],
    ['the keyboard does', 'tab'],
  ] as const)('is fetched when %s', async (_when, how) => {
    const { user, load } = setUp();
    await (how === 'hover' ? user.hover(screen.getByRole('button')) : user.tab());
    expect(load).toHaveBeenCalled();
  });
});

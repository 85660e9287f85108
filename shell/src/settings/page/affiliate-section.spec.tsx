import { type Affiliate, affiliate } from '@leafshift/contracts/affiliates';
import { createQueryClient } from '@leafshift/data-access';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { AffiliateSection } from './affiliate-section.tsx';

const LINK = 'http://localhost/register?ref=K7MPQ2XW';
const REWARD = { most: 15, days: 14, earned: 25, toCome: 10 };

const setUp = (changes: Partial<Affiliate> = {}, handlers = [handle(affiliate, own(changes))]) =>
  renderInShell(
    <QueryClientProvider client={createQueryClient()}>
      <AffiliateSection />
    </QueryClientProvider>,
    { api: createMockApi(handlers) },
  );
const own = (changes: Partial<Affiliate>): Affiliate => ({
  code: 'K7MPQ2XW',
  joined: 3,
  reward: REWARD,
  ...changes,
});
const alertsSay = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Alerts' })).toHaveTextContent(text));
const figure = (name: string) => screen.getByText(name).nextElementSibling;

describe('inviting others', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('has the own link, how many joined, and what that has earned', async () => {
    const { container } = setUp();
    expect(await screen.findByLabelText('Your link')).toHaveValue(LINK);
    expect(figure('Joined with your link')).toHaveTextContent('3');
    expect(figure('Earned so far')).toHaveTextContent('$25.00');
    expect(figure('Of it not at your bank yet')).toHaveTextContent('$10.00');
    expect(screen.getByText(/^You earn up to \$15\.00 .* 14 days later/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says nothing of money where joining earns none', async () => {
    setUp({ reward: null });
    expect(await screen.findByText('Joined with your link')).toBeVisible();
    expect(screen.queryByText(/earn/i)).toBeNull();
  });

  it('keeps what was earned on view, and promises nothing, once it is switched off', async () => {
    setUp({ reward: { ...REWARD, most: null } });
    expect(await screen.findByText('Earned so far')).toBeVisible();
    expect(screen.queryByText(/^You earn/)).toBeNull();
  });

  it('copies the link, and says so where the browser does not allow it', async () => {
    const { user } = setUp();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await alertsSay('Link copied to clipboard!');
    expect(write).toHaveBeenCalledWith(LINK);

    write.mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await alertsSay('Your browser does not allow copying.');
  });

  it('shares by the sheet of the device, only where there is one', async () => {
    const { unmount } = setUp();
    await screen.findByLabelText('Your link');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    unmount();

    const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = setUp();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ text: 'Join me on Leafshift', url: LINK });
  });

  it('can be tried again where it could not be loaded', async () => {
    setUp({}, [failing(affiliate, 'DEPENDENCY_DOWN')]);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

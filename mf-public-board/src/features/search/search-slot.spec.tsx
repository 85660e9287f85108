import { boardPosts } from '@leafshift/contracts/posts';
import { aPermanentPost } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import english from '../../locales/en.json';
import { SearchSlot } from './search-slot.tsx';

const job = aPermanentPost({ jobType: 'Trim lead' });

describe('what the search finds of the public board', () => {
  it('is a list of links to the things themselves', async () => {
    const api = createMockApi([handle(boardPosts, { posts: [job], nextCursor: null })]);
    const texts = { 'mf-public-board': english };
    const { container } = renderWithShell(<SearchSlot />, { api, texts, searched: 'trim' });
    const group = await screen.findByRole('region', { name: 'Permanent jobs' });
    const link = await within(group).findByRole('link', { name: /Trim lead/ });
    expect(link).toHaveAttribute('href', `/job-posting/${job._id}`);
    expect(api.sentTo(boardPosts)).toMatchObject([{ query: { q: 'trim', limit: 5 } }]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is nothing while nothing is looked for', () => {
    const api = createMockApi([]);
    const { container } = renderWithShell(<SearchSlot />, { api });
    expect(container.querySelector('section')).toBeNull();
  });
});

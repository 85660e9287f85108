import { findWork } from '@leafshift/contracts/posts';
import { aTempPost } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import english from '../../locales/en.json';
import { SearchSlot } from './search-slot.tsx';

const shift = aTempPost({ jobTitle: 'Trimmer' });

describe('what the search finds for a worker', () => {
  it('is a list of links to the things themselves', async () => {
    const api = createMockApi([handle(findWork, { posts: [shift], nextCursor: null })]);
    const texts = { 'mf-worker': english };
    const { container } = renderWithShell(<SearchSlot />, { api, texts, searched: 'trim' });
    const group = await screen.findByRole('region', { name: 'Open shifts' });
    const link = await within(group).findByRole('link', { name: /Trimmer/ });
    expect(link).toHaveAttribute('href', `/find-work/${shift._id}`);
    expect(api.sentTo(findWork)).toMatchObject([{ query: { q: 'trim', limit: 5 } }]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is nothing while nothing is looked for', () => {
    const api = createMockApi([]);
    const { container } = renderWithShell(<SearchSlot />, { api });
    expect(container.querySelector('section')).toBeNull();
  });
});

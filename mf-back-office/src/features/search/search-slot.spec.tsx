import { people } from '@leafshift/contracts/back-office';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import { aPersonRow } from '../../../dev/desk/people.ts';
import english from '../../locales/en.json';
import { SearchSlot } from './search-slot.tsx';

const person = aPersonRow({ name: 'Ana Roy' });

describe('what the search finds for the back office', () => {
  it('is a list of links to the things themselves', async () => {
    const api = createMockApi([handle(people, { people: [person], nextCursor: null })]);
    const texts = { 'mf-back-office': english };
    const { container } = renderWithShell(<SearchSlot />, { api, texts, searched: 'trim' });
    const group = await screen.findByRole('region', { name: 'People' });
    const link = await within(group).findByRole('link', { name: /Ana Roy/ });
    expect(link).toHaveAttribute('href', `/people/${person._id}`);
    expect(api.sentTo(people)).toMatchObject([{ query: { q: 'trim', limit: 5 } }]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is nothing while nothing is looked for', () => {
    const api = createMockApi([]);
    const { container } = renderWithShell(<SearchSlot />, { api });
    expect(container.querySelector('section')).toBeNull();
  });
});

import { employerPermanent, employerShifts } from '@leafshift/contracts/posts';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { SearchSlot } from './search-slot.tsx';

atNow();

const group = (name: string) => screen.findByRole('region', { name });

describe('what the search finds of a business', () => {
  it('is shifts, people and permanent jobs, each a link to the thing itself', async () => {
    const { api, container } = renderEmployer(<SearchSlot />, { searched: 'Trim' });
    const [shift] = await within(await group('Shifts')).findAllByRole('link');
    expect(shift).toHaveAttribute('href', expect.stringMatching(/^\/posts\?shift=[0-9a-f]{24}/));
    expect(await group('Workers')).toBeVisible();
    expect(await group('Your permanent jobs')).toBeVisible();
    expect(await group('Applicants')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Recent invoices' })).not.toBeInTheDocument();
    expect(api.sentTo(employerShifts)).toMatchObject([{ query: { q: 'Trim', limit: 5 } }]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is invoices too where a number is looked for', async () => {
    renderEmployer(<SearchSlot />, { searched: 'LS-0' });
    const [invoice] = await within(await group('Recent invoices')).findAllByRole('link');
    expect(invoice).toHaveAttribute('href', expect.stringMatching(/^\/workhistory\?invoice=/));
  });

  it('says what could not be looked for beside what was found', async () => {
    const handlers = [failing(employerPermanent, 'DEPENDENCY_DOWN')];
    renderEmployer(<SearchSlot />, { searched: 'Trim', handlers });
    expect(await within(await group('Your permanent jobs')).findByRole('alert')).toBeVisible();
    expect(await within(await group('Shifts')).findAllByRole('link')).not.toHaveLength(0);
  });
});

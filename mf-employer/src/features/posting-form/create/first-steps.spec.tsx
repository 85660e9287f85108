import { aLocation, anEmployerProfile, anId } from '@leafshift/testing/builders';
import { fireEvent, screen } from '@testing-library/react';
import { openForm, openHalfFilled, PERMANENT, TEMP } from '../../../../dev/posting-form.tsx';
import { atNow } from '../../../../dev/render-employer.tsx';

atNow();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pick = (label: string, text: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
};

describe('A business with one store and one supervisor', () => {
  const one = anEmployerProfile();
  const profile = {
    ...one,
    locations: [aLocation({ _id: anId(101), locationName: 'The Only Shop' })],
    supervisor: one.supervisor.slice(0, 1),
  };

  it('finds both chosen', async () => {
    const { user } = await openForm({ store: { profile } });
    expect(screen.getByText(/The Only Shop/, { selector: '.ant-select *' })).toBeVisible();
    await user.click(button('Review Posting'));
    const said = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
    expect(said).not.toContain('Location is required');
    expect(said).not.toContain('Supervisor is required');
  });
});

describe('A range of days', () => {
  it('adds every day until a last one, or those on chosen weekdays', async () => {
    const { user } = await openHalfFilled({ temp: TEMP });
    await user.click(button('Add several days at once'));
    expect(button('Add days')).toBeDisabled();
    pick('Last day', 'May 20, 2026');
    expect(button('Add 6 days')).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'Sat' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sun' }));
    await user.click(button('Add 4 days'));
    expect(screen.getByText('5 postings, one for each day')).toBeVisible();
    expect(button('Remove Fri, May 15, 2026')).toBeVisible();
    expect(screen.queryByText('Sat, May 16, 2026')).toBeNull();
    expect(await screen.findByText('$23.00 × 1 worker × 8 hours × 5 days')).toBeVisible();
  });

  it('is refused beside its last day where it is more than one form may post', async () => {
    const { user } = await openHalfFilled({ temp: TEMP });
    await user.click(button('Add several days at once'));
    pick('Last day', 'Jul 20, 2026');
    expect(screen.getByText(/At most 60 days at once/)).toBeVisible();
    expect(button(/^Add \d+ days$/)).toBeDisabled();
  });
});

describe('A permanent job', () => {
  it('is said to be free where it is filled in', async () => {
    await openHalfFilled({ employmentType: 'Permanent', permanent: PERMANENT });
    expect(screen.getByText('There is no charge for this posting.')).toBeVisible();
  });
});

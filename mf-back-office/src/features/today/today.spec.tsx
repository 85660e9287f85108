import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as HomePage } from '../../routes/home-page.tsx';

atNow();

const open = (settings = {}) => renderDesk(<HomePage />, { path: '/home', ...settings });

describe('Today', () => {
  it('says what waits, since when, and what is later than promised', async () => {
    const { container } = open();
    const queues = within(await screen.findByRole('region', { name: 'Waiting' }));
    expect(queues.getByRole('link', { name: /Documents/ })).toHaveTextContent(
      '8Documents2d, promised within 48 hr',
    );
    expect(queues.getByRole('link', { name: /Documents/ })).toHaveAttribute('href', '/reviews');
    expect(queues.getByRole('link', { name: /Reported postings/ })).toHaveTextContent(
      '2Reported postings5h, promised within 24 hr',
    );
    expect(queues.getByRole('link', { name: /Appeals/ })).toHaveTextContent('Nothing waits');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says what is wrong, and leads to where it is seen', async () => {
    open();
    const alarms = within(await screen.findByRole('region', { name: 'Alarms' }));
    expect(alarms.getByRole('link', { name: 'Failed payouts: 2' })).toHaveAttribute(
      'href',
      '/money?tab=payouts&state=failed',
    );
    expect(alarms.queryByText(/ledger/i)).toBeNull();
    expect(
      alarms.getByRole('link', {
        name: 'Work at the payment provider that fails again and again: 3',
      }),
    ).toHaveAttribute('href', '/system?tab=outbox&state=waiting');
    expect(alarms.queryByText(/last heard/)).toBeNull();
  });

  it('has the figures, each column as a line of a table too', async () => {
    open();
    expect(await screen.findByText('87.5%')).toBeVisible();
    expect(screen.getByText('$18,240.50')).toBeVisible();
    for (const name of ['Fill rate', 'Open spots', 'Sign-ups']) {
      const table = within(screen.getByRole('table', { name }));
      expect(table.getAllByRole('row')).toHaveLength(15);
    }
    const pay = within(screen.getByRole('table', { name: 'Pay on its way' }));
    expect(pay.getByRole('row', { name: /Failed/ })).toHaveTextContent('$368.00');
  });
});

import {
  aConfirmedWorker,
  aLocation,
  anId,
  aRequest,
  aTempPost,
} from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { ShiftModalButtons } from '../shift-modal/shift-modal-host.tsx';
import { ShiftCard } from './shift-card.tsx';

atNow();

const factOf = (label: string) => screen.getByText(label).nextElementSibling;

describe('The employer shift card', () => {
  it('shows location, date and 12-hour times, Temps, Duration, Hourly Rate and total rate', () => {
    renderEmployer(<ShiftCard post={aTempPost()} />);
    expect(screen.getByRole('heading', { name: 'Queen Street Shop' })).toBeVisible();
    expect(screen.getByText('Thu, May 14, 2026')).toBeVisible();
    expect(screen.getByText('9:00 AM – 5:00 PM EDT')).toBeVisible();
    expect(factOf('Temps')).toHaveTextContent('2');
    expect(factOf('Duration')).toHaveTextContent('8 hours');
    expect(factOf('Hourly Rate')).toHaveTextContent('$23.00');
    expect(factOf('Total Rate')).toHaveTextContent('$368.00');
  });

  it('truncates location name and address at 30 characters plus an ellipsis', () => {
    const location = aLocation({
      locationName: 'Gastown Flagship and Community Lounge',
      fullAddress: '55 Powell Street East, Unit 1204, Vancouver',
    });
    renderEmployer(<ShiftCard post={aTempPost({ location })} />);
    expect(screen.getByText('Gastown Flagship and Community…')).toBeVisible();
    expect(screen.getByText('55 Powell Street East, Unit 12…')).toBeVisible();
  });

  it('counts requests and confirmed workers while the shift has no status', () => {
    const post = aTempPost({
      requests: [aRequest(), aRequest({ _id: anId(402), requestUser: anId(3) })],
      requestCount: 2,
      confirmedArr: [aConfirmedWorker({ requestUser: anId(4) })],
      confirmedCount: 1,
    });
    renderEmployer(<ShiftCard post={post} />);
    expect(screen.getByText('Requests 2')).toBeVisible();
    expect(screen.getByText('Confirmed 1')).toBeVisible();
  });

  it('says Shift Complete instead once there is a status', () => {
    renderEmployer(<ShiftCard post={aTempPost({ status: 'Complete' })} />);
    expect(screen.getByText('Shift Complete')).toBeVisible();
    expect(screen.queryByText(/^Requests/)).not.toBeInTheDocument();
  });

  it('shows and hides the details', async () => {
    const { user, container } = renderEmployer(<ShiftCard post={aTempPost()} />);
    expect(screen.queryByText('Selling it Right certificate')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show Details' }));
    expect(await screen.findByText('Selling it Right certificate')).toBeVisible();
    expect(screen.getByText('401 Queen St W, Toronto, ON M5V 2A5, Canada')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Hide Details' }));
    expect(screen.queryByText('Selling it Right certificate')).not.toBeInTheDocument();
  });

  it('offers View Requests and View Confirmed', () => {
    const post = aTempPost();
    renderEmployer(<ShiftCard post={post} actions={<ShiftModalButtons post={post} />} />);
    const card = within(screen.getByRole('article', { name: 'Queen Street Shop' }));
    expect(card.getByRole('button', { name: 'View Requests' })).toBeVisible();
    expect(card.getByRole('button', { name: 'View Confirmed' })).toBeVisible();
  });
});

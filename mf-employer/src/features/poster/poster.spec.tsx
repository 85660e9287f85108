import { jest } from '@jest/globals';
import { locationPoster } from '@leafshift/contracts/clockedtime';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { PosterButton } from './poster-button.tsx';

atNow();

const location = {
  _id: '5f0000000000000000000071',
  locationName: 'Queen Street',
  fullAddress: '100 Queen St W, Toronto, ON',
} as Parameters<typeof PosterButton>[0]['location'];
const poster = {
  code: 'abcdefghijkl2345',
  locationName: location.locationName,
  fullAddress: location.fullAddress,
};

describe('The poster of a location', () => {
  it('shows the picture, the place and what to do, and is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, api } = renderEmployer(<PosterButton location={location} />, {
      handlers: [handle(locationPoster, poster)],
    });
    await user.click(screen.getByRole('button', { name: 'Print a poster of Queen Street' }));
    const page = await screen.findByRole('region', { name: 'Queen Street' });
    const picture = 'QR code with which workers at this location clock themselves';
    await waitFor(() => expect(within(page).getByLabelText(picture)).toBeVisible());
    expect(page).toHaveTextContent('100 Queen St W');
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(api.sentTo(locationPoster)).toEqual([{ params: { locationId: location._id } }]);

    await user.click(screen.getByRole('button', { name: 'Print' }));

    expect(print).toHaveBeenCalledTimes(1);
  });

  it('says why it cannot be shown', async () => {
    const { user } = renderEmployer(<PosterButton location={location} />, {
      handlers: [failing(locationPoster, 'NOT_FOUND')],
    });
    await user.click(screen.getByRole('button', { name: 'Print a poster of Queen Street' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  });
});

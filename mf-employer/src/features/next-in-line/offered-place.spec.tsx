import { shiftOffer } from '@leafshift/contracts/next-in-line';
import { aTempPost } from '@leafshift/testing/builders';
import { handle } from '@leafshift/testing/mock-api';
import { screen, waitFor } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { OfferedPlace } from './offered-place.tsx';

atNow();

const offer = {
  workerId: '5f0000000000000000000051',
  name: 'Ben Okafor',
  until: '2026-05-12T15:00:00.000Z',
};

describe('The free place of a shift', () => {
  it('says to whom it is offered and until when', async () => {
    const post = aTempPost();
    const { api } = renderEmployer(<OfferedPlace post={post} />, {
      handlers: [handle(shiftOffer, { offer })],
    });
    expect(await screen.findByText('Offered to Ben Okafor until 11:00 AM')).toBeVisible();
    expect(api.sentTo(shiftOffer)).toEqual([{ params: { postId: post._id } }]);
  });

  it('says nothing where it is offered to nobody, and does not ask where all are taken', async () => {
    const nobody = renderEmployer(<OfferedPlace post={aTempPost()} />, {
      handlers: [handle(shiftOffer, { offer: null })],
    });
    await waitFor(() => expect(nobody.api.sentTo(shiftOffer)).toHaveLength(1));
    expect(screen.queryByText(/Offered to/)).not.toBeInTheDocument();
    nobody.unmount();
    const full = aTempPost({ totalWorkers: 1, confirmedCount: 1 });
    const { api } = renderEmployer(<OfferedPlace post={full} />);
    expect(api.sentTo(shiftOffer)).toEqual([]);
  });
});

import { type ComingBriefing, comingBriefings, readBriefing } from '@leafshift/contracts/briefings';
import { aConfirmedWorker, anId, aTempPost, NOW } from '@leafshift/testing/builders';
import { handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { ShiftBriefing } from './shift-briefing.tsx';

atNow();

const shift = aTempPost({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });
const coming = (changes: Partial<ComingBriefing> = {}): ComingBriefing => ({
  post: shift._id,
  readAt: null,
  briefing: {
    location: anId(501),
    version: 3,
    entrance: 'The side door on the lane',
    clothing: 'Closed shoes',
    contact: '',
    photo: null,
    updatedAt: NOW,
  },
  ...changes,
});
const open = (entry: ComingBriefing, of = shift) =>
  renderWorker(<ShiftBriefing shift={of} />, {
    store: { shifts: [of] },
    handlers: [handle(comingBriefings, { briefings: [entry] }), handle(readBriefing, undefined)],
  });

describe('The briefing of a shift', () => {
  it('says what there is to know, and is acknowledged in the version that was read', async () => {
    const { user, api, container } = open(coming());
    expect(await screen.findByText('The side door on the lane')).toBeVisible();
    expect(screen.queryByText('Whom to ask for')).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'I Have Read This' }));
    await waitFor(() =>
      expect(api.sentTo(readBriefing)).toEqual([
        { params: { postId: shift._id }, body: { version: 3 } },
      ]),
    );
  });

  it('asks no more once it is read', async () => {
    open(coming({ readAt: NOW }));
    expect(await screen.findByText('You have read this.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not asked for by who is not confirmed', () => {
    const { api } = open(coming(), aTempPost());
    expect(api.sentTo(comingBriefings)).toEqual([]);
  });
});

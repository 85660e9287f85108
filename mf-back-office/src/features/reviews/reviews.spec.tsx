import { claimReview, decideReview, releaseReview, reviews } from '@leafshift/contracts/admin';
import { anId, aReview } from '@leafshift/testing/builders';
import { anApiError, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../../dev/render-desk.tsx';
import { Component as ReviewsPage } from '../../routes/reviews-page.tsx';

const first = aReview();
const second = aReview({ _id: anId(702), userName: 'Kim Tran', kind: 'backgroundCheck' });
const third = aReview({ _id: anId(703), userName: 'Li Wei', kind: 'businessLicence' });
const robin = { _id: anId(9), name: 'Robin Desk', until: '2026-05-12T15:03:00.000Z' };

const open = (waiting = [first, second, third], settings = {}) =>
  renderDesk(<ReviewsPage />, {
    path: '/reviews',
    route: '/reviews/:id?',
    store: { reviews: waiting },
    ...settings,
  });

/** jsdom fetches no pictures: this one has arrived. */
async function seePicture(name: string): Promise<void> {
  fireEvent.load(await screen.findByRole('img', { name }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());
}

beforeEach(() => localStorage.clear());

describe('The reviews of documents', () => {
  it('show the one that waits longest, whom the profile names, and claim it', async () => {
    const { api, container } = open();
    expect(
      await screen.findByRole('img', { name: 'Government photo ID of Ana Roy' }),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Stated in the profile' })).toHaveTextContent(
      'Ana RoyBirth dateWed, Apr 17, 1996',
    );
    expect(screen.getByText('Nothing was approved yet.')).toBeVisible();
    expect(api.sentTo(claimReview)).toEqual([{ params: { id: first._id } }]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('say what is not as it was approved before', async () => {
    open([first.with({ approvedBefore: { name: 'Ana Silva', birthDay: '1996-04-17' } })]);
    const stated = await screen.findByRole('region', { name: 'Stated in the profile' });
    expect(within(stated).getAllByText('Not as approved before')).toHaveLength(1);
  });

  it('can be decided once the picture is seen, not before', async () => {
    const { user, api } = open();
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeDisabled();
    await user.keyboard('a');
    expect(api.sentTo(decideReview)).toEqual([]);
    expect(screen.getByText('A decision is possible once the picture is shown.')).toBeVisible();
  });

  it('are approved with one key, after which the next one is there, loaded ahead', async () => {
    const { user, api, shell } = open();
    await seePicture('Government photo ID of Ana Roy');
    const ahead = screen.getByAltText('Background check of Kim Tran');
    expect(ahead).not.toBeVisible();
    fireEvent.load(ahead);
    await user.keyboard('a');

    await waitFor(() => expect(ahead).toBeVisible());
    expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
    expect(api.sentTo(decideReview)).toEqual([
      { params: { id: first._id }, body: { decision: 'Approved' } },
    ]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Ana Roy: approved' }]);
  });

  it('are rejected by keys alone, with a reason from the list', async () => {
    const { user, api } = open();
    await seePicture('Government photo ID of Ana Roy');
    await user.keyboard('x');
    expect(await screen.findByRole('form', { name: 'Why it is rejected' })).toBeVisible();
    await user.keyboard('2{Enter}');

    await waitFor(() => expect(api.sentTo(decideReview)).toHaveLength(1));
    expect(api.sentTo(decideReview)).toEqual([
      {
        params: { id: first._id },
        body: { decision: 'Rejected', reason: 'The document has expired.' },
      },
    ]);
  });

  it('are not rejected without a reason, and own words are a reason', async () => {
    const { user, api } = open();
    await seePicture('Government photo ID of Ana Roy');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    const form = within(await screen.findByRole('form', { name: 'Why it is rejected' }));
    await user.click(form.getByRole('button', { name: 'Reject' }));
    expect(await form.findByText('Please give a reason')).toBeVisible();
    await user.keyboard('7');
    await user.type(form.getByLabelText(/own words/), 'A photo of a screen');
    await user.click(form.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(api.sentTo(decideReview)).toEqual([
        {
          params: { id: first._id },
          body: { decision: 'Rejected', reason: 'A photo of a screen' },
        },
      ]),
    );
  });

  it('are gone through by J and K, and each that is left is given back', async () => {
    const { user, api } = open();
    await screen.findByRole('img', { name: 'Government photo ID of Ana Roy' });
    await user.keyboard('j');
    expect(await screen.findByRole('img', { name: 'Background check of Kim Tran' })).toBeVisible();
    expect(api.sentTo(releaseReview)).toEqual([{ params: { id: first._id } }]);
    await user.keyboard('k');
    expect(
      await screen.findByRole('img', { name: 'Government photo ID of Ana Roy' }),
    ).toBeVisible();
  });

  it('pass over what a colleague looks at', async () => {
    open([first.with({ claimedBy: robin }), second]);
    expect(await screen.findByRole('img', { name: 'Background check of Kim Tran' })).toBeVisible();
    expect(screen.getByText('With Robin Desk')).toBeVisible();
  });

  it('cannot be decided while a colleague has them', async () => {
    const { user, api } = open([first.with({ claimedBy: robin })]);
    fireEvent.load(await screen.findByRole('img', { name: 'Government photo ID of Ana Roy' }));
    expect(screen.getByText('Robin Desk is looking at this document now.')).toBeVisible();
    await user.keyboard('a');
    expect(api.sentTo(decideReview)).toEqual([]);
  });

  it('never put another document under the eyes of who is about to decide', async () => {
    const { shell, store } = open();
    await seePicture('Government photo ID of Ana Roy');
    store.reviews = [second, third];
    shell.emit('backOfficeChanged', { queue: 'documents' });
    expect(await screen.findByText('This document no longer waits.')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  describe('that wait behind the first page of the queue', () => {
    const pages = [[first], [second], [third]];
    const inPages = (beforeEach: (cursor: string | undefined) => void = () => undefined) =>
      handle(reviews, ({ query: { cursor } }) => {
        beforeEach(cursor);
        const page = Number(cursor ?? 0);
        const nextCursor = page + 1 < pages.length ? String(page + 1) : null;
        return { reviews: pages[page] ?? [], nextCursor };
      });

    it('are shown to who follows a link to one', async () => {
      open([], { path: `/reviews/${third._id}`, handlers: [inPages()] });
      expect(await screen.findByRole('img', { name: 'Business licence of Li Wei' })).toBeVisible();
    });

    it('no longer wait only where the whole queue is without them', async () => {
      const { api } = open([], { path: `/reviews/${anId(799)}`, handlers: [inPages()] });
      expect(await screen.findByText('This document no longer waits.')).toBeVisible();
      expect(api.sentTo(reviews)).toHaveLength(pages.length);
    });

    it('are looked for again on demand where that has failed', async () => {
      let isDown = true;
      const unsteady = inPages((cursor) => {
        if (cursor && isDown) throw anApiError('INTERNAL');
      });
      const { user } = open([], { path: `/reviews/${third._id}`, handlers: [unsteady] });
      const retry = await screen.findByRole('button', { name: 'Retry' });
      isDown = false;
      await user.click(retry);
      expect(await screen.findByRole('img', { name: 'Business licence of Li Wei' })).toBeVisible();
    });
  });

  it('say in place why a decision did not count', async () => {
    const { user } = open([first], { handlers: [failing(decideReview, 'REVIEW_CLAIMED')] });
    await seePicture('Government photo ID of Ana Roy');
    await user.keyboard('a');
    expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
  });

  it('leave single keys alone where somebody has switched them off', async () => {
    const { user, api } = open();
    await seePicture('Government photo ID of Ana Roy');
    await user.click(screen.getByRole('switch', { name: 'Keys work' }));
    await user.keyboard('a');
    expect(api.sentTo(decideReview)).toEqual([]);
  });

  it('fetch a new link where the one at hand counts no more', async () => {
    const { user, store } = open([first]);
    fireEvent.error(await screen.findByRole('img', { name: 'Government photo ID of Ana Roy' }));
    store.reviews = [first.with({ uploadUrl: 'https://files.example/new' })];
    await user.click(await screen.findByRole('button', { name: 'Fetch it again' }));
    await waitFor(() =>
      expect(screen.getByAltText('Government photo ID of Ana Roy')).toHaveAttribute(
        'src',
        'https://files.example/new',
      ),
    );
  });

  it('are for reviewers', async () => {
    const { api } = open([first], { roles: ['finance'] });
    expect(await screen.findByText('Your roles do not include this page.')).toBeVisible();
    expect(api.sentTo(reviews)).toEqual([]);
  });

  it('show what a certificate is said to show, and have reasons of their own for it', async () => {
    const certificate = {
      certificationName: 'Retail',
      certificationNumber: 'SIR-204418',
      issuedOn: '2021-06-14',
      expiresOn: null,
    };
    const { user, api, container } = open([first.with({ kind: 'certificate', certificate })]);
    const said = await screen.findByRole('region', { name: 'Said to show' });
    expect(said).toHaveTextContent('Selling it Right');
    expect(said).toHaveTextContent('SIR-204418');
    expect(said).toHaveTextContent('Mon, Jun 14, 2021');
    expect(said).toHaveTextContent('ExpiryNot stated');
    expect(await accessibilityProblems(container)).toEqual([]);

    await seePicture('Certificate of Ana Roy');
    await user.keyboard('x');
    await screen.findByRole('form', { name: 'Why it is rejected' });
    await user.keyboard('4{Enter}');
    await waitFor(() =>
      expect(api.sentTo(decideReview)).toEqual([
        {
          params: { id: first._id },
          body: {
            decision: 'Rejected',
            reason: 'The number or a date is not the one on the certificate.',
          },
        },
      ]),
    );
  });

  it('turn a document over by S, and are decided once both sides have arrived', async () => {
    const { user, container } = open([first.with({ backUrl: 'https://files.example/back' })]);
    const front = await screen.findByRole('img', { name: 'Government photo ID of Ana Roy' });
    const back = screen.getByAltText('Government photo ID of Ana Roy, back');
    expect(back).not.toBeVisible();
    expect(screen.getByRole('region', { name: 'Keys' })).toHaveTextContent('S Other side');
    fireEvent.load(front);
    expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled();
    expect(screen.getByText('A decision is possible once both sides have arrived.')).toBeVisible();

    fireEvent.load(back);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());
    await user.keyboard('s');
    expect(back).toBeVisible();
    expect(front).not.toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.keyboard('s');
    expect(front).toBeVisible();
  });

  it('can be decided where both sides arrive at the same moment', async () => {
    open([first.with({ backUrl: 'https://files.example/back' })]);
    const front = await screen.findByRole('img', { name: 'Government photo ID of Ana Roy' });
    const back = screen.getByAltText('Government photo ID of Ana Roy, back');
    act(() => {
      for (const picture of [front, back]) picture.dispatchEvent(new Event('load'));
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled());
  });

  it('show the pages of a document as wide as there is room', async () => {
    open([second]);
    const picture = await screen.findByRole('img', { name: 'Background check of Kim Tran' });
    expect(picture.style.height).not.toBe('auto');
    Object.defineProperties(picture, {
      naturalWidth: { value: 1275 },
      naturalHeight: { value: 3324 },
    });
    fireEvent.load(picture);
    expect(picture.style.height).toBe('auto');
    fireEvent.click(screen.getByRole('button', { name: /Rotate/ }));
    expect(picture.style.height).not.toBe('auto');
  });

  it('have nothing to turn over of what has one side', async () => {
    open([first]);
    await screen.findByRole('img', { name: 'Government photo ID of Ana Roy' });
    expect(screen.queryByRole('button', { name: 'Other side' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Other side/)).not.toBeInTheDocument();
  });
});

import { offerPlaces } from '@leafshift/contracts/next-in-line';
import {
  addDrafts,
  addSeries,
  changeDrafts,
  changeSeries,
  publishDrafts,
  removeSeries,
  reviewDrafts,
  type ScheduleEntry,
  scheduleRoster,
  setBudget,
} from '@leafshift/contracts/schedule';
import { daysOfWeek } from '@leafshift/domain/schedule';
import { toCalendarDay } from '@leafshift/domain/time-zone';
import { aConfirmedWorker, aFavouriteWorker, anId, aTempPost } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { PutModal } from './put-modal.tsx';
import { SchedulePage } from './schedule-page.tsx';
import { storesOf } from './week-model.ts';

atNow();

// Thursday, May 14, 2026; today is the Tuesday before.
const shift = aTempPost({ requestCount: 0 });
const draft: ScheduleEntry = {
  _id: anId(60_001),
  kind: 'draft',
  version: 1,
  location: shift.location._id,
  locationName: shift.location.locationName,
  day: '2026-05-15',
  startTime: '09:00',
  date: '2026-05-15T13:00:00.000Z',
  endDate: '2026-05-15T21:00:00.000Z',
  timeZone: 'America/Toronto',
  duration: 8,
  rate: 2500,
  totalWorkers: 3,
  confirmed: 0,
  requests: 0,
  jobType: 'Cultivation',
  jobTitle: 'Trimmer',
  supervisor: shift.supervisor._id,
  isComplete: false,
  hours: 24,
  cost: 78_000,
};
const open = (settings: Parameters<typeof renderEmployer>[1] = {}) =>
  renderEmployer(<SchedulePage />, {
    path: '/schedule',
    store: { shifts: [shift], drafts: [draft] },
    ...settings,
  });
const draftChip = () => screen.findByRole('button', { name: /Trimmer.*draft/ });

describe('The week', () => {
  it('shows drafts and shifts by store and role, with coverage', async () => {
    const { container } = open();
    expect(await draftChip()).toBeVisible();
    expect(screen.getByRole('button', { name: /Budtender.*0 of 2 confirmed/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Trimmer' })).toBeVisible();
    expect(screen.getByText(/0 of 5 confirmed/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('can be copied from the one before', async () => {
    const { user } = open({ path: '/schedule?week=2026-05-17' });
    expect(await screen.findAllByText('Nothing planned')).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Copy last week' }));
    expect(await screen.findByRole('button', { name: /Trimmer.*May 22.*draft/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /Budtender.*May 21.*draft/ })).toBeVisible();
  });

  it('says what could not be loaded', async () => {
    open({ state: 'failing' });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('shows as little of 500 shifts as of 20 in the same roles and days', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const day = String(10 + (index % 7)).padStart(2, '0');
        return {
          ...draft,
          _id: anId(61_000 + index),
          day: `2026-05-${day}`,
          date: `2026-05-${day}T13:00:00.000Z`,
        };
      });
    const countOf = async (count: number) => {
      const { container, unmount } = open({ store: { shifts: [], drafts: many(count) } });
      await screen.findAllByRole('button', { name: /Trimmer.*draft/ });
      const elements = container.querySelectorAll('*').length;
      unmount();
      return elements;
    };
    const few = await countOf(20);
    const full = await countOf(500);
    expect(full).toBeLessThan(few * 1.25);
  });
});

describe('Moving by keyboard', () => {
  it('carries a draft to another day, and leaves it with Escape', async () => {
    const { user, api } = open();
    (await draftChip()).focus();
    await user.keyboard(' {ArrowRight}{Escape}');
    expect(api.sentTo(changeDrafts)).toEqual([]);
    await user.keyboard(' {ArrowLeft}{ArrowLeft}{Enter}');
    await waitFor(() =>
      expect(api.sentTo(changeDrafts)[0]?.body.changes).toMatchObject([
        { _id: draft._id, version: 1, day: '2026-05-13' },
      ]),
    );
  });

  it('copies with Control', async () => {
    const { user, api } = open();
    (await draftChip()).focus();
    await user.keyboard(' {ArrowRight}{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(api.sentTo(addDrafts)[0]?.body.drafts).toMatchObject([
        { day: '2026-05-16', like: draft._id, rate: 25 },
      ]),
    );
  });

  it('shows a draft where it was when the server refuses', async () => {
    const { user, shell } = open({ handlers: [failing(changeDrafts, 'DRAFT_CHANGED')] });
    (await draftChip()).focus();
    await user.keyboard(' {ArrowRight}{Enter}');
    await waitFor(() => expect(shell.alerts).toHaveLength(1));
    expect(await screen.findByRole('button', { name: /Trimmer.*May 15.*draft/ })).toBeVisible();
  });
});

describe('Dragging', () => {
  it.each([
    ['moves', false],
    ['copies with Alt', true],
  ])('%s a draft', async (_name, altKey) => {
    const { api } = open();
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart(await draftChip(), { dataTransfer });
    const row = screen.getByRole('row', { name: /^Trimmer/ });
    const [sunday] = within(row).getAllByRole('cell');
    if (sunday) {
      const drop = createEvent.drop(sunday, { dataTransfer });
      Object.defineProperty(drop, 'altKey', { value: altKey });
      fireEvent(sunday, drop);
    }
    await waitFor(() => expect(api.sentTo(altKey ? addDrafts : changeDrafts)).toHaveLength(1));
  });
});

describe('Adding a shift', () => {
  it('begins as the last one there', async () => {
    const { user, api } = open();
    await draftChip();
    const row = screen.getByRole('row', { name: /^Trimmer/ });
    const [sunday] = within(row).getAllByRole('button', { name: /^Add shift/ });
    if (sunday) await user.click(sunday);
    const dialog = await screen.findByRole('dialog', { name: 'Add shift' });
    await user.click(within(dialog).getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(api.sentTo(addDrafts)[0]?.body.drafts).toMatchObject([
        { day: '2026-05-10', jobTitle: 'Trimmer', startTime: '09:00', totalWorkers: 3 },
      ]),
    );
  });
});

describe('Publishing', () => {
  it('posts all drafts after one review of what they cost', async () => {
    const { user, api } = open();
    await draftChip();
    await user.click(screen.getByRole('button', { name: 'Publish 1 draft' }));
    const dialog = await screen.findByRole('dialog', { name: 'Review and publish' });
    expect(await within(dialog).findByText(/1 shift of/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: /^Publish for/ }));
    await waitFor(() => expect(api.sentTo(publishDrafts)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: /Trimmer.*0 of 3 confirmed/ })).toBeVisible();
  });

  it('keeps the review in sight while what was published is offered', async () => {
    const { user } = open({
      store: { shifts: [shift], drafts: [draft], favourites: [aFavouriteWorker()] },
      handlers: [handle(offerPlaces, () => new Promise<never>(() => undefined))],
    });
    await draftChip();
    await user.click(screen.getByRole('button', { name: 'Publish 1 draft' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review and publish' }));
    await user.click(await dialog.findByText('Offer them at once, in this order'));
    await user.click(await dialog.findByRole('button', { name: 'All favourites' }));
    await user.click(dialog.getByRole('button', { name: /^Publish for/ }));
    await screen.findByRole('button', { name: 'No drafts to publish' });
    expect(dialog.getByText(/1 shift of/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('The budget of a store', () => {
  it('is set, and says by how much it is passed', async () => {
    const { user, api } = open();
    await draftChip();
    const [first] = screen.getAllByRole('button', { name: 'Set budget' });
    if (first) await user.click(first);
    const dialog = await screen.findByRole('dialog', { name: /Budget of/ });
    await user.type(within(dialog).getByRole('textbox'), '500');
    await user.click(within(dialog).getByRole('button', { name: 'Save budget' }));
    await waitFor(() => expect(api.sentTo(setBudget)[0]?.body).toMatchObject({ amount: 50_000 }));
    expect(await screen.findByText(/over budget/)).toBeVisible();
  });
});

describe('A series', () => {
  const ofSeries = { ...draft, series: anId(65_000) };

  it('is planned from one shift on, on its weekdays until a day', async () => {
    const { user, api } = open();
    await draftChip();
    const row = screen.getByRole('row', { name: /^Trimmer/ });
    const [sunday] = within(row).getAllByRole('button', { name: /^Add shift/ });
    if (sunday) await user.click(sunday);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add shift' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Repeat every week' }));
    expect(dialog.getByRole('checkbox', { name: 'Sun' })).toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: 'Wed' }));
    fireEvent.change(dialog.getByLabelText('Until'), { target: { value: '2026-05-24' } });
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(api.sentTo(addSeries)[0]?.body).toMatchObject({
        draft: { day: '2026-05-10' },
        weekdays: [0, 3],
        until: '2026-05-24',
      }),
    );
  });

  it('is changed, or deleted, from one of its drafts on', async () => {
    const { user, api } = open({ store: { shifts: [shift], drafts: [ofSeries] } });
    await user.click(await draftChip());
    const dialog = within(await screen.findByRole('dialog', { name: 'Change draft' }));
    const reach = dialog.getByRole('combobox', { name: 'This draft is part of a series' });
    await user.selectOptions(reach, 'This and all following');
    await user.click(dialog.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(api.sentTo(changeSeries)[0]?.body.change).toMatchObject({ _id: draft._id }),
    );
    await user.click(await draftChip());
    const again = within(await screen.findByRole('dialog', { name: 'Change draft' }));
    await user.selectOptions(
      again.getByRole('combobox', { name: 'This draft is part of a series' }),
      'This and all following',
    );
    await user.click(again.getByRole('button', { name: 'Delete draft' }));
    await screen.findByText('Delete this and all following drafts?');
    expect(api.sentTo(removeSeries)).toEqual([]);
    const [, confirm] = screen.getAllByRole('button', { name: 'Delete draft' });
    if (confirm) await user.click(confirm);
    await waitFor(() => expect(api.sentTo(removeSeries)).toHaveLength(1));
  });
});

describe('What keeps an account from posting', () => {
  it('is told in the review, where nothing can be published then', async () => {
    const nothing = {
      shifts: 1,
      hours: 24,
      basePay: 60_000,
      leafshiftFee: 9_000,
      processingFee: 600,
      tax: 9_048,
      total: 78_648,
    };
    const blocked = { code: 'CARD_NEEDED', msg: 'Add a card first' };
    const { user } = open({
      handlers: [handle(reviewDrafts, { stores: [], together: nothing, kept: [], blocked })],
    });
    await draftChip();
    await user.click(screen.getByRole('button', { name: 'Publish 1 draft' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review and publish' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Add a card first/);
    expect(dialog.getByRole('button', { name: /^Publish for/ })).toBeDisabled();
  });
});

describe('The roster', () => {
  it('goes on paper with the names of who is confirmed', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
    const taken = aTempPost({
      confirmedArr: [aConfirmedWorker()],
      confirmedCount: 1,
      totalWorkers: 2,
    });
    const { user, api } = open({ store: { shifts: [taken], drafts: [] } });
    await user.click(await screen.findByRole('button', { name: 'Print roster' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const roster = within(screen.getByRole('region', { name: 'Roster', hidden: true }));
    expect(roster.getByText(aConfirmedWorker().name)).toBeInTheDocument();
    expect(roster.getByText(/\(open\)/)).toBeInTheDocument();
    expect(api.sentTo(scheduleRoster)).toEqual([{ query: { week: '2026-05-10' } }]);
    print.mockRestore();
  });
});

describe('Where nothing can be dragged', () => {
  it.each([
    ['moves', 'Move', changeDrafts],
    ['copies', 'Copy', addDrafts],
  ] as const)('a draft %s by choosing its day', async (_, button, call) => {
    const put = jest.fn();
    const entry = draft;
    const stores = storesOf({ week: '2026-05-10', entries: [draft], budgets: [] }, [
      { _id: draft.location, locationName: draft.locationName },
    ]);
    const days = daysOfWeek(toCalendarDay('2026-05-10'));
    const { user } = renderEmployer(
      <PutModal entry={entry} days={days} stores={stores} put={put} onClose={() => undefined} />,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Move or copy' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'To the day' }), '2026-05-12');
    await user.click(dialog.getByRole('button', { name: button }));
    const place = { day: '2026-05-12', location: draft.location, jobTitle: 'Trimmer' };
    expect(put).toHaveBeenCalledWith(entry, place, call === addDrafts);
  });
});

import { type MemberAct, memberActs } from '@leafshift/contracts/members';
import { anEmployer, anId, hoursFromNow } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../../dev/render-employer.tsx';
import { TeamPage } from '../team-page.tsx';

atNow();

const renderTeam = (settings: Parameters<typeof renderEmployer>[1] = {}) =>
  renderEmployer(<TeamPage />, { path: '/team', ...settings });

const act = (fields: Partial<MemberAct> = {}): MemberAct => ({
  _id: anId(7001),
  at: hoursFromNow(-2),
  kind: 'worker-confirmed',
  by: { _id: anId(971), name: 'Priya Raman' },
  post: {
    _id: anId(301),
    title: 'Budtender',
    date: '2026-05-14T13:00:00.000Z',
    timeZone: 'America/Toronto',
  },
  furtherPosts: 0,
  person: { _id: anId(2), name: 'Ana Roy' },
  stores: ['Queen Street Shop'],
  ...fields,
});

const logOf = async () => within(await screen.findByRole('list', { name: 'What members did' }));

describe('What members did', () => {
  it('says what, about whom, on which shift and where, who and when', async () => {
    const { container } = renderTeam({ store: { acts: [act()] } });
    const [row] = (await logOf()).getAllByRole('listitem');
    expect(row).toHaveTextContent(
      'Confirmed a worker · Ana Roy · Budtender, Thu, May 14, 2026 · Queen Street Shop',
    );
    expect(row).toHaveTextContent('Priya Raman · Tue, May 12, 2026');
    expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/posts?shift=${anId(301)}`,
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('names further shifts, and somebody who has left', async () => {
    const by = { _id: anId(971), name: '' };
    const acts = [act({ kind: 'places-offered', by, person: null, furtherPosts: 3 })];
    renderTeam({ store: { acts } });
    const [row] = (await logOf()).getAllByRole('listitem');
    expect(row).toHaveTextContent('Offered spots to workers · Budtender');
    expect(row).toHaveTextContent('and 3 more shifts');
    expect(row).toHaveTextContent('Somebody who has left');
  });

  it('is shown of one member alone', async () => {
    const { user, api } = renderTeam({ store: { acts: [act()] } });
    await logOf();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Person' }), 'Priya Raman');
    await waitFor(() =>
      expect(api.sentTo(memberActs).at(-1)).toMatchObject({ query: { by: expect.any(String) } }),
    );
  });

  it('teaches what will stand there, and can be loaded again', async () => {
    renderTeam({ store: { acts: [] } });
    expect(await screen.findByText('Nothing yet')).toBeVisible();
    const { unmount } = renderTeam({ handlers: [failing(memberActs, 'INTERNAL')] });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    unmount();
  });

  it('is not there for coordinators', async () => {
    const business = { _id: anId(1), name: 'Maple Leaf Dispensary', stores: null };
    const user = anEmployer({
      _id: anId(972),
      business: { ...business, role: 'coordinator', may: ['shifts'] },
    });
    renderTeam({ store: { user, acts: [act()] } });
    expect(await screen.findByText('Priya Raman')).toBeInTheDocument();
    expect(screen.queryByText('What members did')).toBeNull();
  });
});

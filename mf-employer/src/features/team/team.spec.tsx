import {
  changeMember,
  inviteMember,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '@leafshift/contracts/members';
import { anEmployer, anId } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { LOCATIONS } from '../../../dev/marketplace/sample-profile.ts';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { TeamPage } from './team-page.tsx';

atNow();

const renderTeam = ({ store, ...settings }: Parameters<typeof renderEmployer>[1] = {}) =>
  renderEmployer(<TeamPage />, { path: '/team', store: { acts: [], ...store }, ...settings });

const memberOf = (role: 'manager' | 'coordinator', may: readonly ('shifts' | 'money')[]) =>
  anEmployer({
    _id: anId(972),
    business: { _id: anId(1), name: 'Maple Leaf Dispensary', role, may: [...may], stores: null },
  });

describe('The people of a business', () => {
  it('are listed with what they may do and for which stores', async () => {
    const { container } = renderTeam();

    expect(await screen.findByText('Priya Raman', { selector: 'bdi' })).toBeInTheDocument();
    expect(screen.getByText('priya@mapleleaf.example').parentElement).toHaveTextContent(
      'Manager · All stores · priya@mapleleaf.example',
    );
    expect(screen.getByText('Maple Leaf Dispensary (you)')).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are invited by mail in a role, for all stores or some', async () => {
    const { user, api } = renderTeam();
    const [location] = LOCATIONS;
    await user.type(await screen.findByLabelText('Email'), 'maya@example.ca');
    await user.click(screen.getByRole('radio', { name: /^Manager/ }));
    await user.click(screen.getByRole('radio', { name: 'Some stores' }));
    await user.click(screen.getByRole('checkbox', { name: location.locationName }));
    await user.click(screen.getByRole('button', { name: 'Send Invitation' }));

    await waitFor(() => expect(api.sentTo(inviteMember)).toHaveLength(1));
    expect(api.sentTo(inviteMember)[0]?.body).toEqual({
      email: 'maya@example.ca',
      role: 'manager',
      stores: [location._id],
    });
    const invitations = within(await screen.findByRole('list', { name: 'Invitations' }));
    expect(invitations.getByText('maya@example.ca')).toBeInTheDocument();
    await user.click(invitations.getByRole('button', { name: /again$/ }));
    await waitFor(() => expect(api.sentTo(resendInvitation)).toHaveLength(1));
    await user.click(invitations.getByRole('button', { name: /Delete maya@example\.ca/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(api.sentTo(revokeInvitation)).toHaveLength(1));
  });

  it('keep what was typed where the invitation is refused', async () => {
    const { user } = renderTeam({ handlers: [failing(inviteMember, 'ALREADY_MEMBER')] });
    await user.type(await screen.findByLabelText('Email'), 'priya@mapleleaf.example');
    await user.click(screen.getByRole('button', { name: 'Send Invitation' }));

    expect(await screen.findByText(/already acts for your business/)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('priya@mapleleaf.example');
  });

  it('are changed and taken out, after asking', async () => {
    const { user, api } = renderTeam();
    await user.click(
      await screen.findByRole('button', { name: 'Change what Luc Bergeron may do' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Luc Bergeron' }));
    await user.click(dialog.getByRole('radio', { name: 'All stores' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(api.sentTo(changeMember)).toHaveLength(1));
    expect(api.sentTo(changeMember)[0]?.body).toEqual({ role: 'coordinator', stores: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(
      await screen.findByRole('button', { name: 'Change what Luc Bergeron may do' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    // Under test every dialog has the same id, so that both are named by the first.
    await screen.findByText('Remove Luc Bergeron?');
    const asked = screen.getAllByRole('dialog').at(-1) as HTMLElement;
    await user.click(within(asked).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(api.sentTo(removeMember)).toEqual([{ params: { id: anId(972) } }]));
  });

  it('are shown to a coordinator without anything that would only refuse', async () => {
    renderTeam({ store: { user: memberOf('coordinator', ['shifts']) } });

    expect(await screen.findByText('Priya Raman')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send Invitation' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave this business' })).toBeInTheDocument();
  });
});

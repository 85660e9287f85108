import {
  addTeamMember,
  outboxRecords,
  retryOutbox,
  retryOutboxKind,
  setRoles,
} from '@leafshift/contracts/back-office';
import { anId } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { anOutboxRecord } from '../../../dev/desk/system.ts';
import { systemCalls } from '../../../dev/desk/system-api.ts';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as SystemPage } from '../../routes/system-page.tsx';

atNow();

const open = (tab: string, settings = {}) =>
  renderDesk(<SystemPage />, { path: `/system?tab=${tab}`, ...settings });

describe('The system', () => {
  it('lets work that was given up be tried again', async () => {
    const { user, api, container } = open('outbox');
    expect(await screen.findByText('550 mailbox unavailable')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing here.')).toBeVisible();
    expect(api.sentTo(retryOutbox)).toEqual([{ params: { id: anId(751) } }]);
  });

  it('lets a whole kind that was given up be tried again', async () => {
    const outbox = [anOutboxRecord(), anOutboxRecord({ _id: anId(752) })];
    const { user, api, container } = open('outbox', { store: { outbox } });
    const kinds = within(await screen.findByRole('list', { name: 'Given up, by kind' }));
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(kinds.getByRole('button', { name: 'Try all 2 again' }));
    expect(await screen.findByText('Nothing here.')).toBeVisible();
    expect(api.sentTo(retryOutboxKind)).toEqual([{ body: { kind: 'mail.deliver' } }]);
  });

  it('shows what was mailed and what came in, with its end', async () => {
    const { user, container } = open('deliveries');
    const mails = within(await screen.findByRole('table', { name: 'Mails and events' }));
    expect(mails.getByRole('row', { name: /Your pay/ })).toHaveTextContent(/a…@example.ca.*Done2/);
    expect(mails.getByRole('row', { name: /cancelled/ })).toHaveTextContent('550 mailbox');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByText('Events of the payment provider'));
    expect(await screen.findByRole('row', { name: /charge/ })).toHaveTextContent('Done');
    expect(screen.queryByRole('row', { name: /Your pay/ })).toBeNull();
  });

  it('opens on what an alarm is about', async () => {
    open('deliveries&kind=webhook');
    expect(await screen.findByRole('row', { name: /charge/ })).toHaveTextContent('Done');
    const { api } = open('outbox&state=waiting');
    await waitFor(() =>
      expect(api.sentTo(outboxRecords)).toMatchObject([{ query: { state: 'waiting' } }]),
    );
  });

  it('shows which release of a remote fails in windows, and how scheduled work went', async () => {
    open('releases');
    const canary = await screen.findByRole('row', { name: /e07a55b1c3d2/ });
    expect(canary).toHaveTextContent(/canary.*Fails.*12%.*12 of 100/i);
    expect(screen.getByRole('row', { name: /9c0d3f5a1b77/ })).toHaveTextContent('Well');
    open('tasks');
    expect(await screen.findByRole('row', { name: /mail.deliver/ })).toHaveTextContent(
      /–.*Given up: 1.*550 mailbox/,
    );
  });

  it('never shows a secret', async () => {
    open('settings');
    const row = await screen.findByRole('row', { name: /STRIPE_SECRET_KEY/ });
    expect(row).toHaveTextContent('set, hidden');
  });

  it('lets owners give roles, and says why one stays', async () => {
    const { user, api } = open('team');
    const robin = within(await screen.findByRole('article', { name: 'Robin Desk' }));
    await user.click(robin.getByRole('checkbox', { name: 'Support' }));
    await user.click(robin.getByRole('button', { name: 'Save roles' }));
    await waitFor(() =>
      expect(api.sentTo(setRoles)).toEqual([
        { params: { id: anId(9) }, body: { adminRoles: ['reviewer', 'support'] } },
      ]),
    );
    api.use(failing(setRoles, 'LAST_OWNER'));
    const sam = within(await screen.findByRole('article', { name: 'Sam Office' }));
    await user.click(sam.getByRole('checkbox', { name: 'Owner' }));
    await user.click(sam.getByRole('button', { name: 'Save roles' }));
    expect(await sam.findByRole('alert')).toHaveTextContent(/\w/);
  });

  it('lets owners make an account with roles, and says beside the form why not', async () => {
    const { user, api, container, store } = open('team');
    await user.click(await screen.findByRole('button', { name: 'Add somebody' }));
    const form = within(screen.getByRole('form', { name: 'Add somebody' }));
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.type(form.getByLabelText('Name'), 'Nora New');
    await user.type(form.getByLabelText('E-mail'), 'nora@leafshift.example');
    await user.click(form.getByRole('button', { name: 'Make the account' }));
    expect(await form.findByText('This field is required')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: 'Finance' }));
    api.use(failing(addTeamMember, 'EMAIL_IN_USE'));
    await user.click(form.getByRole('button', { name: 'Make the account' }));
    expect(await form.findByText(/in use/)).toBeVisible();
    api.use(...systemCalls(store));
    await user.click(await form.findByRole('button', { name: 'Make the account' }));
    expect(await screen.findByRole('article', { name: 'Nora New' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Add somebody' })).toBeNull();
    const name = 'Nora New';
    const body = { name, email: 'nora@leafshift.example', adminRoles: ['finance'] };
    expect(api.sentTo(addTeamMember).at(-1)).toEqual({ body });
  });

  it('is for owners', async () => {
    open('outbox', { roles: ['reviewer', 'support', 'finance'] });
    expect(await screen.findByText('Your roles do not include this page.')).toBeVisible();
  });
});

import { applicationByLink, withdrawApplication } from '@leafshift/contracts/applications';
import { anId } from '@leafshift/testing/builders';
import { createMockApi, failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component as OwnApplicationPage } from './own-application-page.tsx';

const mine = handle(applicationByLink, {
  postId: anId(5),
  title: 'Grower',
  company: 'New Leaf',
  name: 'Ada Lovelace',
  email: 'ada@example.ca',
  hasResume: true,
  createdAt: '2026-05-04T16:00:00.000Z',
  removedOn: '2027-05-04T16:00:00.000Z',
});

const open = (path: string, ...handlers: readonly Handler[]) => {
  const api = createMockApi([...handlers]);
  const texts = { 'mf-public-board': en };
  return { ...renderWithShell(<OwnApplicationPage />, { api, texts, path }), api };
};

describe('an application, by the link of a mail', () => {
  it('says what is kept and until when', async () => {
    const { api, container } = open('/application#a.token', mine);
    expect(await screen.findByRole('heading', { name: 'Grower at New Leaf' })).toBeVisible();
    expect(screen.getByText('Tue, May 4, 2027')).toBeVisible();
    expect(api.sentTo(applicationByLink)).toMatchObject([{ body: { token: 'a.token' } }]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is withdrawn after a question', async () => {
    const withdrawn = handle(withdrawApplication, undefined);
    const { user, api } = open('/application#a.token', mine, withdrawn);
    await user.click(await screen.findByRole('button', { name: 'Withdraw Application' }));
    const question = await screen.findByRole('dialog', { name: 'Withdraw your application?' });
    await user.click(within(question).getByRole('button', { name: 'Withdraw Application' }));

    expect(await screen.findByText('Your application is withdrawn')).toBeVisible();
    expect(api.sentTo(withdrawApplication)).toMatchObject([{ body: { token: 'a.token' } }]);
  });

  it.each([
    ['that opens nothing', '/application#old'],
    ['without its token', '/application'],
  ])('%s says so', async (_, path) => {
    open(path, failing(applicationByLink, 'NOT_FOUND'));
    expect(await screen.findByText('This application is not there any more')).toBeVisible();
  });
});

import { myProfile } from '@leafshift/contracts/profile';
import { aUser, aWorkerProfile } from '@leafshift/testing/builders';
import { createMockApi, failing, handle, type MockApi } from '@leafshift/testing/mock-api';
import { renderWithShell } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import en from '../locales/en.json';
import { Component as Start } from './start.tsx';

const renderStart = (api: MockApi) =>
  renderWithShell(<Start />, { user: aUser({ usertype: 'Temp' }), api, texts: { 'my-part': en } });

describe('the first page', () => {
  it('greets who looks, and says what the portal knows of them', async () => {
    const profile = aWorkerProfile({ phoneNumber: '+14165550123' });
    renderStart(createMockApi([handle(myProfile, profile)]));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My part');
    expect(await screen.findByText('+14165550123')).toBeVisible();
  });

  it('offers Retry where the portal does not answer', async () => {
    renderStart(createMockApi([failing(myProfile, 'DEPENDENCY_DOWN')]));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

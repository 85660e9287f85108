import { anEmployer, anId } from '@leafshift/testing/builders';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CreatePostingPage } from '../src/features/posting-form/create/create-posting-page.tsx';
import { EMPTY_DRAFT, saveDraft } from '../src/features/posting-form/model/draft.ts';
import { EMPTY_PERMANENT, EMPTY_TEMP } from '../src/features/posting-form/model/values.ts';
import { type EmployerSettings, renderEmployer } from './render-employer.tsx';

export const DESCRIPTION = '<p>Serve our guests.</p>';

/** A Temp form that lacks nothing. */
export const TEMP = {
  ...EMPTY_TEMP,
  days: ['2026-05-14'],
  time: '09:00',
  rate: 23,
  jobType: 'Authorized Retailer' as const,
  jobTitle: 'Budtender' as const,
  supervisor: anId(111),
  location: anId(101),
  jobDescription: DESCRIPTION,
};

/** A Permanent form that lacks nothing. */
export const PERMANENT = {
  ...EMPTY_PERMANENT,
  jobType: 'Store Manager',
  location: anId(101),
  jobDescription: DESCRIPTION,
};

/** Opens 'Create Job Posting'. */
export const openForm = async (settings: EmployerSettings = {}) => {
  const rendered = renderEmployer(<CreatePostingPage />, { path: '/jobposting', ...settings });
  await screen.findByRole('heading', { name: 'Create Job Posting' });
  return rendered;
};

/** Opens it as somebody left it. */
export const openHalfFilled = (draft: Partial<typeof EMPTY_DRAFT>, settings?: EmployerSettings) => {
  saveDraft(anEmployer()._id, { ...EMPTY_DRAFT, ...draft });
  return openForm(settings);
};

/** Goes on to the confirmation, and gives its dialog. */
export const reviewed = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Review Posting' }));
  return within(await screen.findByRole('dialog', { name: 'Confirm Posting' }));
};

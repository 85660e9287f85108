import { applyToPosting, sendResume } from '@leafshift/contracts/applications';
import { boardPost } from '@leafshift/contracts/posts';
import { anId, aPermanentPost, aWorker } from '@leafshift/testing/builders';
import { createMockApi, failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component as ApplyPage } from './apply-page.tsx';

const PORTAL = 'http://localhost:4200';
const own = { kind: 'form' as const, url: `${PORTAL}/job-posting/${anId(5)}/apply` };
const posting = (apply = own) =>
  handle(boardPost, aPermanentPost({ _id: anId(5), jobType: 'Grower', name: 'New Leaf', apply }));

const open = (handlers: readonly Handler[] = [], user?: ReturnType<typeof aWorker>) => {
  const api = createMockApi([
    posting(),
    handle(applyToPosting, undefined),
    handle(sendResume, { key: 'r'.repeat(32), pages: 1, size: 1000 }),
  ]);
  api.use(...handlers);
  const rendered = renderWithShell(<ApplyPage />, {
    api,
    texts: { 'mf-public-board': en },
    path: `/job-posting/${anId(5)}/apply`,
    route: '/job-posting/:id/apply',
    ...(user && { user }),
  });
  return { ...rendered, api };
};

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const agree = () => screen.getByRole('checkbox', { name: /I agree that New Leaf gets/ });
const send = () => screen.getByRole('button', { name: 'Send Application' });
const aPdf = () => new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });

describe('applying for a permanent job', () => {
  it('sends résumé and words, and says what follows', async () => {
    const { user, api } = open();
    await user.type(await field('Your name'), 'Ada Lovelace');
    await user.type(await field('Your email'), 'ada@example.ca');
    await user.type(await field('Why you?'), 'I grow orchids.');
    await user.upload(screen.getByLabelText(/Résumé as PDF/), aPdf());
    await user.click(agree());
    await user.click(send());

    const title = await screen.findByRole('heading', { name: 'Your application is on its way' });
    expect(title).toHaveFocus();
    expect(screen.getByText(/We sent a mail to ada@example.ca/)).toBeVisible();
    expect(api.sentTo(sendResume)).toHaveLength(1);
    expect(api.sentTo(applyToPosting)).toMatchObject([
      {
        params: { postId: anId(5) },
        body: {
          name: 'Ada Lovelace',
          words: 'I grow orchids.',
          resumeKey: 'r'.repeat(32),
          language: 'en',
          consent: '2026-11',
        },
      },
    ]);
  });

  it('says beside each field what is missing, and sends nothing', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Send Application' }));

    expect(await field('Your name')).toHaveFocus();
    expect(await field('Your name')).toHaveAccessibleDescription('Please enter your name');
    expect(await field('Your email')).toHaveAccessibleDescription('The email field is required');
    expect(agree()).toHaveAccessibleDescription('Please agree, or nothing can be sent');
    expect(api.sentTo(applyToPosting)).toEqual([]);
  });

  it('keeps what was typed where the résumé is refused, and says why beside it', async () => {
    const { user } = open([failing(sendResume, 'RESUME_PROTECTED')]);
    await user.type(await field('Your name'), 'Ada Lovelace');
    await user.type(await field('Your email'), 'ada@example.ca');
    await user.upload(screen.getByLabelText(/Résumé as PDF/), aPdf());
    await user.click(agree());
    await user.click(send());

    expect(await screen.findByText(/protected by a password/)).toBeVisible();
    expect(await field('Your name')).toHaveValue('Ada Lovelace');
  });

  it('says in place that too many were sent', async () => {
    const { user } = open([failing(applyToPosting, 'TOO_MANY_REQUESTS')]);
    await user.type(await field('Your name'), 'Ada');
    await user.type(await field('Your email'), 'ada@example.ca');
    await user.type(await field('Why you?'), 'I grow.');
    await user.click(agree());
    await user.click(send());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(send()).toBeEnabled();
  });

  it('knows name and address of who is signed in', async () => {
    open([], aWorker({ name: 'Wanda Worker', email: 'wanda@example.ca' }));
    expect(await field('Your name')).toHaveValue('Wanda Worker');
    expect(await field('Your email')).toHaveValue('wanda@example.ca');
  });

  it('goes on with what was typed before the scripts ran', async () => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<div class="ls-served"><form class="ls-apply"><input name="name" value="Ada"><textarea name="words">Orchids</textarea></form></div>',
    );
    open();
    expect(await screen.findByLabelText('Your name')).toHaveValue('Ada');
    document.querySelector('.ls-served')?.remove();
    expect(await field('Why you?')).toHaveValue('Orchids');
  });

  it('leads to the form of another, where one is configured', async () => {
    open([posting({ kind: 'form', url: 'https://forms.example.ca/apply' })]);
    expect(await screen.findByRole('link', { name: 'Apply Here' })).toHaveAttribute(
      'href',
      'https://forms.example.ca/apply',
    );
    expect(screen.queryByRole('button', { name: 'Send Application' })).not.toBeInTheDocument();
  });

  it('says that the posting is gone', async () => {
    open([failing(boardPost, 'NOT_FOUND')]);
    expect(await screen.findByText('This posting is no longer available')).toBeVisible();
  });

  it('has no accessibility problems', async () => {
    const { container } = open();
    await field('Your name');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

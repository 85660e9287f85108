import { answerQuiz, beginQuiz, ownQuizzes } from '@leafshift/contracts/quizzes';
import { anOwnQuiz } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Quizzes } from './quizzes.tsx';

atNow();

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('./quiz-dialog.tsx'));

type Settings = Parameters<typeof renderWorker>[1];
const renderQuizzes = (settings: Settings = {}) => renderWorker(<Quizzes />, settings);
const list = () => screen.findByRole('region', { name: 'Knowledge checks' });
const takeQuiz = async (settings: Settings = {}) => {
  const rendered = renderQuizzes({ store: { quizzes: [anOwnQuiz()] }, ...settings });
  const open = await screen.findByRole('button', { name: /^Take the quiz/ });
  await rendered.user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Responsible sale' }));
  await rendered.user.click(dialog.getByRole('button', { name: 'Begin' }));
  return { ...rendered, dialog };
};

describe("A worker's quizzes", () => {
  it('say what was passed when, and when what was not may be tried again', async () => {
    const tried = anOwnQuiz({
      state: 'tried',
      lastRight: 3,
      nextTryAt: '2026-05-13T04:00:00.000Z',
    });
    const { container } = renderQuizzes({
      store: {
        quizzes: [
          tried,
          anOwnQuiz({
            _id: 'a'.repeat(24),
            title: { en: 'Products' },
            state: 'passed',
            passedAt: '2026-05-01T15:00:00.000Z',
          }),
        ],
      },
    });
    const shown = within(await list());
    expect(await shown.findByText('Last try: 3 of 5 right')).toBeVisible();
    expect(shown.getByText(/^Next try from .*13/)).toBeVisible();
    expect(shown.getByText(/^Passed on .*1, 2026/)).toBeVisible();
    expect(shown.queryByRole('button')).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('hand their questions out when one begins, take all answers at once, and end in a badge', async () => {
    const { user, api, dialog, baseElement } = await takeQuiz();
    const handIn = await dialog.findByRole('button', { name: 'Hand in' });
    expect(dialog.getByText(/^Hand in your answers by /)).toBeVisible();
    expect(handIn).toBeDisabled();
    expect(dialog.getByText('5 questions are not answered yet')).toBeVisible();
    for (const number of [1, 2, 3, 4, 5]) {
      const question = within(dialog.getByRole('group', { name: `Question ${number}?` }));
      await user.click(question.getByRole('radio', { name: number === 5 ? 'No' : 'Yes' }));
    }
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.click(handIn);

    expect(await dialog.findByText('Passed: 4 of 5 right')).toBeVisible();
    expect(dialog.getAllByText('Wrong')).toHaveLength(1);
    expect(api.sentTo(beginQuiz)).toHaveLength(1);
    expect(api.sentTo(answerQuiz)[0]?.body.answers).toHaveLength(5);
    await waitFor(() => expect(screen.getByText(/^Passed on /)).toBeInTheDocument());
  });

  it.each([
    ['QUIZ_TRIED_TODAY', beginQuiz, /tried this quiz today/],
    ['ACCOUNT_SUSPENDED', beginQuiz, /suspended/],
  ] as const)('say why one cannot begin: %s', async (code, call, said) => {
    const { dialog } = await takeQuiz({ handlers: [failing(call, code)] });
    expect(await dialog.findByRole('alert')).toHaveTextContent(said);
  });

  it('are not there where there is none, and offer Retry where they cannot be loaded', async () => {
    const { container, api } = renderQuizzes({ store: { quizzes: [] } });
    await waitFor(() => expect(api.sentTo(ownQuizzes)).toHaveLength(1));
    await waitFor(() => expect(container.querySelector('section')).toBeNull());
    renderQuizzes({ handlers: [failing(ownQuizzes, 'DEPENDENCY_DOWN')] });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

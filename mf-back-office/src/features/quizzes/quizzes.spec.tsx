import {
  addQuiz,
  addQuizQuestion,
  changeQuizQuestion,
  setQuizQuestionState,
  setQuizState,
} from '@leafshift/contracts/quizzes';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuizFile } from '../../../dev/desk/quizzes.ts';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as QuizzesPage } from '../../routes/quizzes-page.tsx';

atNow();

const quiz = aQuizFile();
const openQuiz = () =>
  renderDesk(<QuizzesPage />, { path: `/quizzes/${quiz._id}`, route: '/quizzes/:id?' });
const entry = async (name: string) => within(await screen.findByRole('article', { name }));
const button = (name: string) => screen.getByRole('button', { name });

describe('Quizzes of the back office', () => {
  it('are listed, and begun with a title and what they are about', async () => {
    const { user, api, container } = renderDesk(<QuizzesPage />, {
      path: '/quizzes',
      route: '/quizzes/:id?',
    });
    const row = await screen.findByRole('row', { name: /Responsible sale/ });
    expect(row).toHaveTextContent('Draft5');
    await user.click(button('Add a quiz'));
    await user.type(screen.getByLabelText('Title'), 'Product knowledge');
    await user.selectOptions(screen.getByLabelText('Language of the text'), 'Français');
    await user.type(screen.getByLabelText(/^Title/), 'Produits');
    await user.click(button('Save'));
    expect(await screen.findByText('This field is required')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Language of the text'), 'English');
    await user.type(screen.getByLabelText('What it is about'), 'What is sold.');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(button('Save'));

    await waitFor(() =>
      expect(api.sentTo(addQuiz)).toEqual([
        {
          body: {
            title: { en: 'Product knowledge', fr: 'Produits' },
            about: { en: 'What is sold.' },
          },
        },
      ]),
    );
    expect(await entry('Product knowledge')).toBeDefined();
  });

  it('are published, and then keep five questions in force', async () => {
    const { user, api, container } = openQuiz();
    const head = await entry('Responsible sale');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(head.getByRole('button', { name: 'Publish' }));
    expect(await head.findByText('Published')).toBeVisible();
    expect(api.sentTo(setQuizState)[0]?.body).toEqual({ state: 'published', revision: 5 });

    const question = await entry('Question 2 of the bank?');
    await user.click(question.getByRole('button', { name: 'Retire' }));
    expect(await question.findByRole('alert')).toHaveTextContent(/at least 5 questions in force/);
    await user.click(head.getByRole('button', { name: 'Withdraw' }));
    await head.findByText('Withdrawn');
    await user.click(question.getByRole('button', { name: 'Retire' }));
    expect(await question.findByText('Retired')).toBeVisible();
    expect(api.sentTo(setQuizQuestionState).at(-1)?.body).toEqual({
      isInForce: false,
      revision: 7,
    });
  });

  it('take questions with two to six answers, of which one is right', async () => {
    const { user, api } = openQuiz();
    await user.click(await screen.findByRole('button', { name: 'Add a question' }));
    const form = within(screen.getByRole('form', { name: 'Question' }));
    await user.type(form.getByLabelText('Question'), 'May one smoke in a car?');
    await user.type(form.getByLabelText('Answer 1', { selector: 'input[type=text]' }), 'Yes');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('At least 2 answers are needed')).toBeVisible();
    await user.type(form.getByLabelText('Answer 2', { selector: 'input[type=text]' }), 'No');
    await user.click(form.getByRole('radio', { name: 'Answer 2' }));
    await user.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(api.sentTo(addQuizQuestion)).toEqual([
        {
          params: { id: quiz._id },
          body: {
            text: { en: 'May one smoke in a car?' },
            answers: [
              { text: { en: 'Yes' }, isRight: false },
              { text: { en: 'No' }, isRight: true },
            ],
          },
        },
      ]),
    );
    const question = await entry('May one smoke in a car?');
    await user.click(question.getByRole('button', { name: 'Change' }));
    await user.click(question.getByRole('radio', { name: 'Answer 1' }));
    await user.click(question.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.sentTo(changeQuizQuestion)[0]?.body).toMatchObject({
        revision: 6,
        answers: [{ isRight: true }, { isRight: false }],
      }),
    );
  });
});

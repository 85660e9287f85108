import type { QuizFile, QuizForm, QuizQuestionForm, QuizRow } from '@leafshift/contracts/quizzes';
import { MAX_QUESTIONS, MAX_QUIZZES, quizBankRefusal } from '@leafshift/domain/quizzes';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { AdminId, IdOf } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { AdminActions } from '../../admin/index.ts';
import {
  inForce,
  type Question,
  type QuestionId,
  type Quiz,
  type QuizId,
  QuizRepository,
} from '../domain/quiz.ts';
import { quizFileAnswer, quizRowAnswer } from './quiz-file-answer.ts';

/** What of a quiz somebody has seen and changes. */
interface Seen {
  readonly id: QuizId;
  readonly revision: number;
}

type Action = Parameters<AdminActions['noteOfOffice']>[0]['action'];

/** The quizzes and their questions, as the back office keeps them; each change is on record. */
@Injectable()
export class QuizFiles {
  constructor(
    private readonly quizzes: QuizRepository,
    private readonly actions: AdminActions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<QuizRow[]> {
    return (await this.quizzes.list()).map(quizRowAnswer);
  }

  /** Throws NOT_FOUND. */
  async get(id: QuizId): Promise<QuizFile> {
    return quizFileAnswer(await this.#get(id));
  }

  /** Throws TOO_MANY_QUIZZES. */
  async add(adminId: AdminId, form: QuizForm): Promise<QuizFile> {
    if ((await this.quizzes.count()) >= MAX_QUIZZES) {
      refuse('TOO_MANY_QUIZZES');
    }
    const changedAt = this.clock.now();
    const id = newId<QuizId>();
    const quiz: Quiz = { id, ...form, state: 'draft', questions: [], revision: 0, changedAt };
    return this.transactions.run(async () => {
      await this.quizzes.add(quiz);
      await this.#note(adminId, 'quiz-added', quiz, id);
      return quizFileAnswer(quiz);
    });
  }

  /** Throws NOT_FOUND or QUIZ_CHANGED. */
  change(adminId: AdminId, seen: Seen, form: QuizForm): Promise<QuizFile> {
    return this.#change(adminId, seen, 'quiz-changed', seen.id, (quiz) => ({ ...quiz, ...form }));
  }

  /** Throws NOT_FOUND, QUIZ_CHANGED or QUIZ_TOO_SHORT. */
  setState(adminId: AdminId, seen: Seen, state: 'published' | 'withdrawn'): Promise<QuizFile> {
    const action = state === 'published' ? 'quiz-published' : 'quiz-withdrawn';
    return this.#change(adminId, seen, action, seen.id, (quiz) => ({ ...quiz, state }));
  }

  /** It goes to the end of the bank, whatever has changed there. Throws NOT_FOUND or TOO_MANY_QUESTIONS. */
  async addQuestion(adminId: AdminId, id: QuizId, form: QuizQuestionForm): Promise<QuizFile> {
    const { revision } = await this.#get(id);
    const question = { id: newId<QuestionId>(), ...questionOf(form), isInForce: true };
    return this.#change(adminId, { id, revision }, 'question-added', question.id, (quiz) => {
      if (quiz.questions.length >= MAX_QUESTIONS) {
        refuse('TOO_MANY_QUESTIONS');
      }
      return { ...quiz, questions: [...quiz.questions, question] };
    });
  }

  /** Throws NOT_FOUND or QUIZ_CHANGED. */
  changeQuestion(
    adminId: AdminId,
    seen: Seen,
    questionId: QuestionId,
    form: QuizQuestionForm,
  ): Promise<QuizFile> {
    return this.#change(adminId, seen, 'question-changed', questionId, (quiz) =>
      withQuestion(quiz, questionId, (question) => ({ ...question, ...questionOf(form) })),
    );
  }

  /** Throws NOT_FOUND, QUIZ_CHANGED or QUIZ_TOO_SHORT. */
  setQuestionState(
    adminId: AdminId,
    seen: Seen,
    questionId: QuestionId,
    isInForce: boolean,
  ): Promise<QuizFile> {
    const action = isInForce ? 'question-restored' : 'question-retired';
    return this.#change(adminId, seen, action, questionId, (quiz) =>
      withQuestion(quiz, questionId, (question) => ({ ...question, isInForce })),
    );
  }

  async #change(
    adminId: AdminId,
    { id, revision }: Seen,
    action: Action,
    target: IdOf<string>,
    change: (quiz: Quiz) => Quiz,
  ): Promise<QuizFile> {
    return this.transactions.run(async () => {
      const quiz = await this.#get(id);
      if (quiz.revision !== revision) {
        refuse('QUIZ_CHANGED');
      }
      const changedAt = this.clock.now();
      const changed = { ...change(quiz), revision: revision + 1, changedAt };
      if (changed.state === 'published') {
        throwIfRefused(quizBankRefusal(inForce(changed).length));
      }
      if (!(await this.quizzes.replace(changed))) {
        refuse('QUIZ_CHANGED');
      }
      await this.#note(adminId, action, changed, target);
      return quizFileAnswer(changed);
    });
  }

  async #get(id: QuizId): Promise<Quiz> {
    return (await this.quizzes.find(id)) ?? refuse('NOT_FOUND');
  }

  /** With what the question says from now on, so that the log tells how it was at any time. */
  #note(adminId: AdminId, action: Action, quiz: Quiz, target: IdOf<string>): Promise<void> {
    const question = quiz.questions.find(({ id }) => id === target);
    const right = question?.choices.find(({ isRight }) => isRight);
    return this.actions.noteOfOffice({
      adminId,
      action,
      target: quiz.id,
      details: {
        quiz: quiz.title.en,
        ...(question && { question: question.text.en, right: right?.text.en ?? '' }),
      },
      at: quiz.changedAt,
    });
  }
}

const questionOf = ({ text, answers }: QuizQuestionForm): Pick<Question, 'text' | 'choices'> => ({
  text,
  choices: answers,
});

/** Throws NOT_FOUND for a question that the quiz does not have. */
function withQuestion(quiz: Quiz, id: QuestionId, change: (question: Question) => Question): Quiz {
  if (!quiz.questions.some((question) => question.id === id)) {
    refuse('NOT_FOUND');
  }
  return {
    ...quiz,
    questions: quiz.questions.map((question) => (question.id === id ? change(question) : question)),
  };
}

import { toCalendarDay } from '@leafshift/domain/time-zone';
import type { WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { QuestionId, QuizId } from '../domain/quiz.ts';
import type { AttemptId, ChoiceId, Outcome, QuizAttempt } from '../domain/quiz-attempt.ts';
import type { QuizAttemptDocument } from './quiz-attempt.schema.ts';
import { storedText } from './text.schema.ts';

export const toStoredAttempt = (attempt: QuizAttempt): QuizAttemptDocument => ({
  _id: toObjectId(attempt.id),
  workerId: toObjectId(attempt.workerId),
  quizId: toObjectId(attempt.quizId),
  day: attempt.day,
  begunAt: attempt.begunAt,
  endsAt: attempt.endsAt,
  questions: attempt.questions.map(({ id, text, choices }) => ({
    _id: toObjectId(id),
    text: storedText(text),
    choices: choices.map((choice) => ({
      _id: toObjectId(choice.id),
      text: storedText(choice.text),
      isRight: choice.isRight,
    })),
  })),
});

export const toStoredOutcome = ({ at, chosen, right, passed }: Outcome) => ({
  answeredAt: at,
  chosen: chosen.map(({ question, choice }) => ({
    question: toObjectId(question),
    choice: toObjectId(choice),
  })),
  right,
  passed,
});

export const toAttempt = (stored: QuizAttemptDocument): QuizAttempt => ({
  id: fromObjectId<AttemptId>(stored._id),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  quizId: fromObjectId<QuizId>(stored.quizId),
  day: toCalendarDay(stored.day),
  begunAt: stored.begunAt,
  endsAt: stored.endsAt,
  questions: stored.questions.map(({ _id, text, choices }) => ({
    id: fromObjectId<QuestionId>(_id),
    text,
    choices: choices.map(({ _id: id, ...choice }) => ({
      ...choice,
      id: fromObjectId<ChoiceId>(id),
    })),
  })),
  outcome: stored.answeredAt
    ? {
        at: stored.answeredAt,
        chosen: (stored.chosen ?? []).map(({ question, choice }) => ({
          question: fromObjectId<QuestionId>(question),
          choice: fromObjectId<ChoiceId>(choice),
        })),
        right: stored.right ?? 0,
        passed: stored.passed ?? false,
      }
    : null,
});

export { answerQuiz, beginQuiz, ownQuizzes, shiftBadges } from './calls.ts';
export {
  addQuiz,
  addQuizQuestion,
  changeQuiz,
  changeQuizQuestion,
  quizFile,
  quizFiles,
  setQuizQuestionState,
  setQuizState,
} from './file-calls.ts';
export { QuizFile, QuizForm, QuizQuestionForm, QuizRow } from './file-schemas.ts';
export { OwnQuiz, QuizAnswers, QuizAttempt, QuizBadge, QuizResult } from './schemas.ts';

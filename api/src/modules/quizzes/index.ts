export { QuizzesModule } from './quizzes.module.ts';

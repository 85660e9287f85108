import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminModule } from '../admin/index.ts';
import { AssignmentsModule } from '../assignments/index.ts';
import { PostsModule } from '../posts/index.ts';
import { WorkerBadges } from '../profile/index.ts';
import { PersonalQuizData } from './application/personal-quiz-data.ts';
import { QuizBadges } from './application/quiz-badges.ts';
import { QuizFiles } from './application/quiz-files.ts';
import { QuizTries } from './application/quiz-tries.ts';
import { QuizRepository } from './domain/quiz.ts';
import { QuizAttemptRepository } from './domain/quiz-attempt.ts';
import { QuizFilesController } from './http/quiz-files.controller.ts';
import { QuizzesController } from './http/quizzes.controller.ts';
import { MongoQuizRepository } from './persistence/mongo-quiz.repository.ts';
import { MongoQuizAttemptRepository } from './persistence/mongo-quiz-attempt.repository.ts';
import { quizCollection } from './persistence/quiz.schema.ts';
import { quizAttemptCollection } from './persistence/quiz-attempt.schema.ts';

/** Quizzes, their questions and tries. Global, because profiles ask it about badges (`WorkerBadges`). */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([quizAttemptCollection, quizCollection]),
    AdminModule,
    AssignmentsModule,
    PostsModule,
  ],
  controllers: [QuizFilesController, QuizzesController],
  providers: [
    PersonalQuizData,
    QuizBadges,
    QuizFiles,
    QuizTries,
    { provide: QuizAttemptRepository, useClass: MongoQuizAttemptRepository },
    { provide: QuizRepository, useClass: MongoQuizRepository },
    { provide: WorkerBadges, useExisting: QuizBadges },
  ],
  exports: [WorkerBadges],
})
export class QuizzesModule {}

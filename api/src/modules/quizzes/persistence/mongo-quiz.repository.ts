import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type QuestionId, type Quiz, type QuizId, QuizRepository } from '../domain/quiz.ts';
import { type QuizDocument, quizCollection } from './quiz.schema.ts';
import { storedText } from './text.schema.ts';

const LATEST = { _id: -1 } as const;

/** Quizzes in MongoDB. */
@Injectable()
export class MongoQuizRepository extends QuizRepository {
  constructor(@InjectModel(quizCollection.name) private readonly quizzes: Model<QuizDocument>) {
    super();
  }

  override async list(): Promise<readonly Quiz[]> {
    return (
      await this.quizzes
        .find({ _id: { $exists: true } })
        .sort(LATEST)
        .lean()
    ).map(toQuiz);
  }

  override async listPublished(): Promise<readonly Quiz[]> {
    return (await this.quizzes.find({ state: 'published' }).sort(LATEST).lean()).map(toQuiz);
  }

  override async map(ids: readonly QuizId[]): Promise<ReadonlyMap<QuizId, Quiz>> {
    if (ids.length === 0) return new Map();
    const stored = await this.quizzes.find({ _id: { $in: ids.map(toObjectId) } }).lean();
    return new Map(stored.map(toQuiz).map((quiz) => [quiz.id, quiz]));
  }

  override async find(id: QuizId): Promise<Quiz | null> {
    const stored = await this.quizzes.findOne({ _id: toObjectId(id) }).lean();
    return stored && toQuiz(stored);
  }

  override count(): Promise<number> {
    return this.quizzes.estimatedDocumentCount().exec();
  }

  override async add(quiz: Quiz): Promise<void> {
    const stored = { _id: toObjectId(quiz.id), revision: quiz.revision, ...toStored(quiz) };
    await this.quizzes.insertMany([stored], { lean: true });
  }

  override async replace(quiz: Quiz): Promise<boolean> {
    const { matchedCount } = await this.quizzes.updateOne(
      { _id: toObjectId(quiz.id), revision: quiz.revision - 1 },
      { $set: { ...toStored(quiz), revision: quiz.revision } },
    );
    return matchedCount === 1;
  }
}

const toStored = ({ title, about, state, questions, changedAt }: Quiz) => ({
  title: storedText(title),
  about: storedText(about),
  state,
  questions: questions.map(({ id, text, choices, isInForce }) => ({
    _id: toObjectId(id),
    text: storedText(text),
    choices: choices.map((choice) => ({ ...choice, text: storedText(choice.text) })),
    isInForce,
  })),
  changedAt,
});

const toQuiz = ({ _id, questions, ...fields }: QuizDocument): Quiz => ({
  ...fields,
  id: fromObjectId<QuizId>(_id),
  questions: questions.map(({ _id: id, ...question }) => ({
    ...question,
    id: fromObjectId<QuestionId>(id),
  })),
});

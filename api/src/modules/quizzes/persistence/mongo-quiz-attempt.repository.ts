import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { QuizId } from '../domain/quiz.ts';
import {
  type AttemptId,
  type Outcome,
  type PassedQuiz,
  type QuizAttempt,
  QuizAttemptRepository,
  type QuizStanding,
} from '../domain/quiz-attempt.ts';
import { toAttempt, toStoredAttempt, toStoredOutcome } from './quiz-attempt.mapper.ts';
import { type QuizAttemptDocument, quizAttemptCollection } from './quiz-attempt.schema.ts';

interface GroupedAttempts {
  _id: Types.ObjectId;
  last: QuizAttemptDocument;
  passedAt: Date | null;
}

/** Tries at quizzes in MongoDB. */
@Injectable()
export class MongoQuizAttemptRepository extends QuizAttemptRepository {
  constructor(
    @InjectModel(quizAttemptCollection.name)
    private readonly attempts: Model<QuizAttemptDocument>,
  ) {
    super();
  }

  override standings(workerId: WorkerId): Promise<readonly QuizStanding[]> {
    return this.#standings({ workerId: toObjectId(workerId) });
  }

  override async findStanding(workerId: WorkerId, quizId: QuizId): Promise<QuizStanding | null> {
    const own = { workerId: toObjectId(workerId), quizId: toObjectId(quizId) };
    const [standing] = await this.#standings(own);
    return standing ?? null;
  }

  override async findOf(workerId: WorkerId, id: AttemptId): Promise<QuizAttempt | null> {
    const own = { _id: toObjectId(id), workerId: toObjectId(workerId) };
    const stored = await this.attempts.findOne(own).lean();
    return stored && toAttempt(stored);
  }

  override async listPassed(workerIds: readonly WorkerId[]): Promise<readonly PassedQuiz[]> {
    const stored = await this.attempts
      .find({ workerId: { $in: workerIds.map(toObjectId) }, passed: true })
      .select({ workerId: 1, quizId: 1, answeredAt: 1 })
      .sort({ answeredAt: -1 })
      .lean();
    return stored.map(({ workerId, quizId, answeredAt }) => ({
      workerId: fromObjectId<WorkerId>(workerId),
      quizId: fromObjectId<QuizId>(quizId),
      passedAt: answeredAt ?? new Date(0),
    }));
  }

  override async add(attempt: QuizAttempt): Promise<void> {
    await this.attempts.insertMany([toStoredAttempt(attempt)], { lean: true });
  }

  override async finish(id: AttemptId, outcome: Outcome): Promise<boolean> {
    const { matchedCount } = await this.attempts.updateOne(
      { _id: toObjectId(id), answeredAt: { $exists: false } },
      { $set: toStoredOutcome(outcome) },
    );
    return matchedCount === 1;
  }

  override async listOf(userId: UserId): Promise<readonly QuizAttempt[]> {
    const own = { workerId: toObjectId(userId) };
    return (await this.attempts.find(own).sort({ quizId: 1, day: 1 }).lean()).map(toAttempt);
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.attempts.deleteMany({ workerId: toObjectId(userId) });
  }

  async #standings(own: {
    workerId: Types.ObjectId;
    quizId?: Types.ObjectId;
  }): Promise<readonly QuizStanding[]> {
    const passedAt = { $max: { $cond: ['$passed', '$answeredAt', null] } };
    const grouped = await this.attempts.aggregate<GroupedAttempts>([
      { $match: own },
      { $sort: { workerId: 1, quizId: 1, day: 1 } },
      { $group: { _id: '$quizId', last: { $last: '$$ROOT' }, passedAt } },
    ]);
    return grouped.map(({ _id, last, passedAt: at }) => ({
      quizId: fromObjectId<QuizId>(_id),
      last: toAttempt(last),
      passedAt: at,
    }));
  }
}

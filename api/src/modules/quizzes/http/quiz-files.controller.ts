import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  addQuiz,
  addQuizQuestion,
  changeQuiz,
  changeQuizQuestion,
  quizFile,
  quizFiles,
  setQuizQuestionState,
  setQuizState,
} from '@leafshift/contracts/quizzes';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import { QuizFiles } from '../application/quiz-files.ts';
import type { QuestionId, QuizId } from '../domain/quiz.ts';

type FileAnswer = CallAnswer<typeof quizFile>;

/** The quizzes as the back office keeps them. */
@Controller()
export class QuizFilesController {
  constructor(private readonly files: QuizFiles) {}

  @Endpoint(quizFiles)
  async list(): Promise<CallAnswer<typeof quizFiles>> {
    return { quizzes: await this.files.list() };
  }

  @Endpoint(quizFile)
  get(@Input() { params }: CallParsed<typeof quizFile>): Promise<FileAnswer> {
    return this.files.get(asId<QuizId>(params.id));
  }

  @Endpoint(addQuiz)
  add(
    @Caller() { userId }: AdminCaller,
    @Input() { body }: CallParsed<typeof addQuiz>,
  ): Promise<FileAnswer> {
    return this.files.add(userId, body);
  }

  @Endpoint(changeQuiz)
  change(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body: { revision, ...form } }: CallParsed<typeof changeQuiz>,
  ): Promise<FileAnswer> {
    return this.files.change(userId, { id: asId<QuizId>(params.id), revision }, form);
  }

  @Endpoint(setQuizState)
  setState(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body: { revision, state } }: CallParsed<typeof setQuizState>,
  ): Promise<FileAnswer> {
    return this.files.setState(userId, { id: asId<QuizId>(params.id), revision }, state);
  }

  @Endpoint(addQuizQuestion)
  addQuestion(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof addQuizQuestion>,
  ): Promise<FileAnswer> {
    return this.files.addQuestion(userId, asId<QuizId>(params.id), body);
  }

  @Endpoint(changeQuizQuestion)
  changeQuestion(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body: { revision, ...form } }: CallParsed<typeof changeQuizQuestion>,
  ): Promise<FileAnswer> {
    const seen = { id: asId<QuizId>(params.id), revision };
    return this.files.changeQuestion(userId, seen, asId<QuestionId>(params.questionId), form);
  }

  @Endpoint(setQuizQuestionState)
  setQuestionState(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof setQuizQuestionState>,
  ): Promise<FileAnswer> {
    const seen = { id: asId<QuizId>(params.id), revision: body.revision };
    const questionId = asId<QuestionId>(params.questionId);
    return this.files.setQuestionState(userId, seen, questionId, body.isInForce);
  }
}

import { updateUser } from '@leafshift/contracts/admin';
import { workerProfile } from '@leafshift/contracts/profile';
import {
  addQuizQuestion,
  answerQuiz,
  beginQuiz,
  changeQuizQuestion,
  ownQuizzes,
  quizFile,
  quizFiles,
  setQuizQuestionState,
  setQuizState,
  shiftBadges,
} from '@leafshift/contracts/quizzes';
import { deleteAccount, exportAccount } from '@leafshift/contracts/users';
import { aShift } from '../../../testing/a-shift.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  PASSWORD,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { aDraftQuiz, answersTo, aQuestion, aQuiz, takeQuiz } from '../testing/a-quiz.ts';

describe('quizzes', () => {
  let api: TestApi;
  let admin: Admin;

  beforeAll(async () => {
    // Ten in the evening in Toronto.
    api = await startApi({ now: '2026-05-05T02:00:00Z' });
  });
  beforeEach(async () => {
    admin = await anAdmin().in(api);
  });
  afterAll(() => api.stop());

  const of = (quiz: { _id: string }) => ({ params: { id: quiz._id } });
  const begin = (quiz: { _id: string }, worker: Worker) => api.request(beginQuiz, of(quiz), worker);
  const own = async (worker: Worker, quiz: { _id: string }) =>
    (await api.get(ownQuizzes, {}, worker)).quizzes.filter(({ _id }) => _id === quiz._id);

  it('hand out five questions without their right answers, and the same ones again until they are answered', async () => {
    const worker = await aWorker().in(api);
    const quiz = await aQuiz(api, admin, 8);
    expect(await own(worker, quiz)).toMatchObject([
      { _id: quiz._id, state: 'open', nextTryAt: null },
    ]);

    const [one, other] = await Promise.all([begin(quiz, worker), begin(quiz, worker)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.body).toEqual(one.body);
    const attempt = await api.get(beginQuiz, of(quiz), worker);
    expect(attempt).toEqual(one.body);
    expect(new Set(attempt.questions.map(({ _id }) => _id)).size).toBe(5);
    expect(JSON.stringify(attempt)).not.toContain('isRight');
    expect(await own(worker, quiz)).toMatchObject([
      { state: 'running', endsAt: '2026-05-05T02:15:00.000Z' },
    ]);

    const body = { answers: answersTo(attempt, 3) };
    const input = { params: { id: attempt._id }, body };
    const result = await api.get(answerQuiz, input, worker);
    expect(result).toMatchObject({ right: 3, of: 5, passed: false });
    expect(result.questions.map(({ isRight }) => isRight)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(result.nextTryAt).toBe('2026-05-05T04:00:00.000Z');
    expect(JSON.stringify(result)).not.toContain('Yes, always');
    expect(await api.request(answerQuiz, input, worker)).toMatchObject({
      body: { code: 'QUIZ_ANSWERED' },
    });
  });

  it('may be tried once a day of Toronto, and are passed with four of five', async () => {
    const worker = await aWorker().in(api);
    const quiz = await aQuiz(api, admin);
    await takeQuiz(api, worker, quiz, 3);

    api.clock.advance({ minutes: 119 });
    expect(await begin(quiz, worker)).toMatchObject({
      status: 409,
      body: { code: 'QUIZ_TRIED_TODAY' },
    });
    expect(await own(worker, quiz)).toMatchObject([{ state: 'tried', lastRight: 3 }]);
    api.clock.advance({ minutes: 1 });
    expect(await takeQuiz(api, worker, quiz, 4)).toMatchObject({ passed: true, nextTryAt: null });

    api.clock.advance({ hours: 48 });
    expect(await begin(quiz, worker)).toMatchObject({ body: { code: 'QUIZ_PASSED' } });
    expect(await own(worker, quiz)).toMatchObject([
      { state: 'passed', passedAt: '2026-05-05T04:00:00.000Z' },
    ]);
  });

  it('count the try of whoever does not answer in time, and take no answers of others', async () => {
    const worker = await aWorker().in(api);
    const quiz = await aQuiz(api, admin);
    const attempt = await api.get(beginQuiz, of(quiz), worker);
    const input = { params: { id: attempt._id }, body: { answers: answersTo(attempt) } };

    const stranger = await aWorker().in(api);
    expect(await api.request(answerQuiz, input, stranger)).toMatchObject({ status: 404 });
    const [first] = input.body.answers;
    const twice = { answers: first ? [first, first] : [] };
    expect(await api.request(answerQuiz, { ...input, body: twice }, worker)).toMatchObject({
      body: { code: 'VALIDATION_FAILED' },
    });
    api.clock.advance({ minutes: 15 });
    expect(await api.request(answerQuiz, input, worker)).toMatchObject({
      status: 409,
      body: { code: 'QUIZ_TIME_OVER' },
    });
    expect(await begin(quiz, worker)).toMatchObject({ body: { code: 'QUIZ_TRIED_TODAY' } });
    expect(await own(worker, quiz)).toMatchObject([
      { state: 'tried', lastRight: null, passedAt: null },
    ]);
  });

  it('are not for suspended workers, nor before they are published', async () => {
    const worker = await aWorker().in(api);
    const draft = await aDraftQuiz(api, admin, 5);
    expect(await begin(draft, worker)).toMatchObject({ status: 404 });
    expect(await own(worker, draft)).toEqual([]);

    const quiz = await aQuiz(api, admin);
    const attempt = await api.get(beginQuiz, of(quiz), worker);
    const body = { suspended: true, reason: 'We have looked at it' };
    await api.get(updateUser, { params: { id: worker.id }, body }, admin);
    const input = { params: { id: attempt._id }, body: { answers: answersTo(attempt) } };
    for (const answer of [
      await begin(quiz, worker),
      await api.request(answerQuiz, input, worker),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } });
    }
  });

  it('give a badge that the employers of the worker see, also after the quiz is withdrawn', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const worker = await aWorker().onboarded().in(api);
    const stranger = await anEmployer().onboarded().in(api);
    const steps = new ShiftSteps(api, employer, await aShift().startingIn(90).by(employer, api));
    await steps.request(worker);
    const quiz = await aQuiz(api, admin);
    await takeQuiz(api, worker, quiz);
    const withdrawn = { state: 'withdrawn', revision: quiz.revision } as const;
    await api.get(setQuizState, { ...of(quiz), body: withdrawn }, admin);

    const badge = {
      quiz: quiz._id,
      title: { en: 'Responsible sale' },
      passedAt: api.clock.now().toISOString(),
    };
    const ofShift = { params: { postId: steps.postId } };
    expect(await api.get(shiftBadges, ofShift, employer)).toEqual({
      workers: [{ user: worker.id, badges: [badge] }],
    });
    expect(await api.request(shiftBadges, ofShift, stranger)).toMatchObject({ status: 404 });
    const params = { userId: worker.id };
    expect(await api.get(workerProfile, { params }, employer)).toMatchObject({ badges: [badge] });
    expect(await own(worker, quiz)).toMatchObject([{ state: 'passed' }]);
  });

  it('are in the export of their worker without right answers, and go with the account', async () => {
    const worker = await aWorker().in(api);
    await takeQuiz(api, worker, await aQuiz(api, admin), 4);
    const exported = JSON.stringify(await api.get(exportAccount, {}, worker));
    expect(exported).toContain('"quiz":"Responsible sale"');
    expect(exported).not.toContain('Yes, always');
    await api.request(deleteAccount, { body: { password: PASSWORD } }, worker);
    const kept = await api.database.native.collection('quiz_attempts').find().toArray();
    expect(kept.map(({ workerId }) => `${workerId}`)).not.toContain(worker.id);
  });

  it('are kept by the back office with five questions in force at least, each change on what was seen', async () => {
    const worker = await aWorker().in(api);
    const draft = await aDraftQuiz(api, admin, 4);
    const state = 'published' as const;
    const publish = (revision: number) =>
      api.request(setQuizState, { ...of(draft), body: { state, revision } }, admin);
    expect(await publish(draft.revision)).toMatchObject({ body: { code: 'QUIZ_TOO_SHORT' } });
    const added = await api.get(addQuizQuestion, { ...of(draft), body: aQuestion('Last?') }, admin);
    expect(await publish(draft.revision)).toMatchObject({ body: { code: 'QUIZ_CHANGED' } });
    expect(await publish(added.revision)).toMatchObject({
      body: { state: 'published', inForce: 5 },
    });

    const attempt = await api.get(beginQuiz, of(draft), worker);
    const [question] = added.questions;
    const params = { id: draft._id, questionId: question?._id ?? '' };
    const changed = await api.get(
      changeQuizQuestion,
      { params, body: { ...aQuestion('Changed?'), revision: added.revision + 1 } },
      admin,
    );
    expect(changed.questions[0]?.text.en).toBe('Changed?');
    expect(await api.get(beginQuiz, of(draft), worker)).toEqual(attempt);
    const body = { isInForce: false, revision: changed.revision };
    expect(await api.request(setQuizQuestionState, { params, body }, admin)).toMatchObject({
      status: 409,
      body: { code: 'QUIZ_TOO_SHORT' },
    });
    expect(await api.get(quizFile, of(draft), admin)).toEqual(changed);
    const { quizzes } = await api.get(quizFiles, {}, admin);
    expect(quizzes[0]).toMatchObject({ _id: draft._id, inForce: 5 });
  });

  it.each([
    ['no right answer', [false, false], 'Exactly one answer is right'],
    ['two right answers', [true, true], 'Exactly one answer is right'],
    ['one answer', [true], 'At least 2 answers are needed'],
  ])('refuse a question with %s', async (_case, rights, msg) => {
    const draft = await aDraftQuiz(api, admin, 0);
    const answers = rights.map((isRight, index) => ({ text: { en: `Answer ${index}` }, isRight }));
    const body = { ...aQuestion(), answers };
    const answer = await api.request(addQuizQuestion, { ...of(draft), body }, admin);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'answers', msg }] } });
  });
});

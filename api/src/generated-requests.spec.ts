import fc from 'fast-check';
import { Sessions } from './modules/auth/index.ts';
import { PaymentWorld } from './modules/stripe/testing/payment-world.ts';
import { undocumented } from './testing/documented-answers.ts';
import { type GeneratedRequest, generatedRequests } from './testing/generated-requests.ts';
import { aMarketScene, type MarketScene } from './testing/market-scene.ts';
import type { Person } from './testing/people.ts';
import type { TestApi } from './testing/test-api.ts';

/** `npm run drill:requests` makes 20,000; the same seed makes the same requests again. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_504);
const AT_ONCE = 6;

type Usertype = 'Employer' | 'Temp' | 'Admin';

describe('requests that are made up from the OpenAPI document', () => {
  let world: PaymentWorld;
  let api: TestApi;
  let scene: MarketScene;
  let people: (Person & { readonly usertype: Usertype })[];

  beforeAll(async () => {
    world = await PaymentWorld.start();
    api = world.api;
    scene = await aMarketScene(api);
    people = [
      { ...scene.employer, usertype: 'Employer' },
      { ...scene.worker, usertype: 'Temp' },
      { ...scene.admin, usertype: 'Admin' },
      { ...scene.otherEmployer, usertype: 'Employer' },
      { ...scene.otherWorker, usertype: 'Temp' },
    ];
  }, 120_000);
  afterAll(() => world.stop());

  const idsOfScene = (): readonly string[] => [
    ...people.map(({ id }) => id),
    scene.openShift.postId,
    scene.requestedShift.postId,
    scene.confirmedShift.postId,
    scene.completedShift.postId,
    scene.permanentId,
    scene.assignmentId,
    scene.requestId,
    scene.invoiceId,
    scene.templateId,
    scene.certificateId,
    scene.reviewId,
    scene.cardId,
    scene.notificationId,
    scene.employer.supervisorId,
    scene.employer.locationId,
  ];

  /** Some requests end sessions; their sender signs in again. */
  const signInAgain = async (sender: number): Promise<void> => {
    const person = people[sender]!;
    const who = { userId: person.id, usertype: person.usertype, address: '203.0.113.9' };
    people[sender] = { ...person, token: await api.app.get(Sessions).open(who) };
  };

  const problemOf = async (request: GeneratedRequest): Promise<string | null> => {
    const { call, method, url, body, sender, idempotencyKey } = request;
    const answer = await api.app.inject({
      method: method as 'POST',
      url,
      headers: {
        'x-auth-token': people[sender]!.token,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const { statusCode: status, payload } = answer;
    if (status === 401 && call !== 'auth.login') {
      await signInAgain(sender);
    }
    const contentType = String(answer.headers['content-type'] ?? '');
    const problem =
      status === 500 ? payload : undocumented({ method, url, status, contentType, body: payload });
    return problem && `${JSON.stringify(request).slice(0, 900)}\n  ${problem.slice(0, 400)}`;
  };

  it(`never get an answer of 500, or one that is not documented, ${REQUESTS} times`, async () => {
    const requests = fc.sample(generatedRequests(idsOfScene(), people.length), {
      numRuns: REQUESTS,
      seed: SEED,
    });
    const problems: string[] = [];
    for (let next = 0; next < requests.length; next += AT_ONCE) {
      const found = await Promise.all(requests.slice(next, next + AT_ONCE).map(problemOf));
      problems.push(...found.filter((problem) => problem !== null));
    }

    expect(requests).toHaveLength(REQUESTS);
    expect(problems.slice(0, 20)).toEqual([]);
  }, 3_600_000);
});

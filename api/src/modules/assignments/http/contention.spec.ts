import { jest } from '@jest/globals';
import {
  agreeToChanges,
  cancelShift,
  completeShift,
  confirmWorker,
  requestShift,
  updatePost,
} from '@leafshift/contracts/posts';
import { GaplessNumbers } from '../../../infra/mongo/gapless-numbers.ts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { seenTermsOf } from '../../../testing/seen-terms.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { Ledger } from '../../ledger/index.ts';

const AT_ONCE = 20;

describe('when many people change one shift at the same moment', () => {
  let api: TestApi;
  let employer: Employer;
  let applicants: readonly Worker[];

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
    applicants = await workers(200);
  }, 180_000);

  afterAll(() => api.stop());

  const workers = async (count: number): Promise<readonly Worker[]> => {
    const all: Worker[] = [];
    while (all.length < count) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - all.length) }, (_, index) =>
        aWorker()
          .called(`Worker ${all.length + index}`)
          .onboarded()
          .in(api),
      );
      all.push(...(await Promise.all(some)));
    }
    return all;
  };

  const post = async (totalWorkers: number, inHours = 48): Promise<ShiftSteps> => {
    const shift = aShift().startingIn(inHours).with({ totalWorkers });
    return ShiftSteps.post(api, employer, shift);
  };

  const numbersGiven = () => api.database.native.collection('invoices').countDocuments();

  const codesOf = (answers: readonly { ok: boolean; body: unknown }[]): readonly string[] => [
    ...new Set(
      answers.flatMap((answer) => (answer.ok ? [] : (answer.body as { code: string }).code)),
    ),
  ];

  it('two hundred confirmations for three spots confirm exactly three workers', async () => {
    const steps = await post(3, 24);
    await Promise.all(applicants.map((worker) => steps.request(worker)));
    const { requests } = await steps.shift();
    expect(requests).toHaveLength(200);

    const answers = await Promise.all(
      requests.map((request) =>
        api.request(
          confirmWorker,
          {
            params: { postId: steps.postId },
            body: { requestId: request._id, requestUserId: request.requestUser, name: '' },
          },
          employer,
        ),
      ),
    );

    const after = await steps.shift();
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    expect(codesOf(answers)).toEqual(['SHIFT_FILLED']);
    expect(after.confirmedArr).toHaveLength(3);
    expect(after.confirmedCount).toBe(3);
    expect(after.requestCount).toBe(197);
    expect(after.requests).toHaveLength(197);
  }, 120_000);

  it('forty confirmations on two nodes for three spots confirm exactly three workers', async () => {
    const steps = await post(3);
    for (const worker of applicants.slice(0, 40)) {
      await steps.request(worker);
    }
    const { requests } = await steps.shift();
    const other = await startApi({ besides: api });

    const answers = await Promise.all(
      requests.map((request, index) =>
        [api, other][index % 2]?.request(
          confirmWorker,
          {
            params: { postId: steps.postId },
            body: { requestId: request._id, requestUserId: request.requestUser, name: '' },
          },
          employer,
        ),
      ),
    );
    await other.stop();

    expect(answers.filter((answer) => answer?.ok)).toHaveLength(3);
    expect(await steps.shift()).toMatchObject({ confirmedCount: 3, requestCount: 37 });
  }, 60_000);

  it('one request confirmed fifty times takes one spot', async () => {
    const worker = await aWorker().onboarded().in(api);
    const steps = await post(3);
    await steps.request(worker);
    const confirmation = await steps.confirmation(worker);

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.request(confirmWorker, confirmation, employer)),
    );

    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(codesOf(answers)).toEqual(['ALREADY_CONFIRMED']);
    expect(await steps.shift()).toMatchObject({ confirmedCount: 1, requestCount: 0 });
  });

  it('a worker who is confirmed on overlapping shifts at once gets one of them', async () => {
    const worker = await aWorker().onboarded().in(api);
    const shifts = [await post(1), await post(1), await post(1), await post(1)];
    for (const steps of shifts) {
      await steps.request(worker);
    }
    const confirmations = await Promise.all(shifts.map((steps) => steps.confirmation(worker)));

    const answers = await Promise.all(
      confirmations.map((confirmation) => api.request(confirmWorker, confirmation, employer)),
    );

    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    // Their requests for the others are withdrawn with the confirmation.
    for (const code of codesOf(answers)) {
      expect(['SHIFT_OVERLAPS', 'REQUEST_WITHDRAWN']).toContain(code);
    }
    const counts = await Promise.all(
      shifts.map(async (steps) => (await steps.shift()).confirmedCount),
    );
    expect(counts.toSorted()).toEqual([0, 0, 0, 1]);
  });

  it('confirming, agreeing and editing at once on two nodes confirm nobody on terms unseen', async () => {
    const other = await startApi({ besides: api });
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const worker = applicants[round]!;
      const form = aShift()
        .startingIn(200 + round * 24)
        .with({ rate: 40 });
      const steps = new ShiftSteps(api, employer, await form.by(employer, api));
      const seen = await steps.request(worker);
      const confirmation = await steps.confirmation(worker);
      const edits = [30, 20].map((rate) => ({
        params: { id: steps.postId },
        body: { ...form.form(api, employer), rate },
      }));
      const agreement = {
        params: { id: steps.postId },
        body: { seen: { ...seenTermsOf(seen), rate: 30 } },
      };
      await Promise.all([
        api.request(updatePost, edits[0]!, employer),
        other.request(confirmWorker, confirmation, employer),
        api.request(agreeToChanges, agreement, worker),
        other.request(updatePost, edits[1]!, employer),
        api.request(confirmWorker, confirmation, employer),
        other.request(agreeToChanges, agreement, worker),
        other.request(confirmWorker, confirmation, employer),
      ]);
      const { rate, confirmedCount } = await steps.shift();
      outcomes.add(`${confirmedCount} at ${rate}`);
    }
    await other.stop();

    expect([...outcomes]).not.toContain('1 at 20');
    expect([...outcomes].every((outcome) => /^(1 at (40|30)|0 at (30|20))$/.test(outcome))).toBe(
      true,
    );
  }, 60_000);

  it('one shift requested fifty times by one worker is requested once', async () => {
    const worker = await aWorker().onboarded().in(api);
    const steps = await post(1);

    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.request(requestShift, { params: { id: steps.postId } }, worker),
      ),
    );

    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(codesOf(answers)).toEqual(['ALREADY_REQUESTED']);
    const { requestCount, requests } = await steps.shift();
    expect([requestCount, requests.length]).toEqual([1, 1]);
  });

  it('submitting fifty times at once makes one invoice, and the ledger sums to zero', async () => {
    const steps = await post(2);
    const both = [await aWorker().onboarded().in(api), await aWorker().onboarded().in(api)];
    for (const worker of both) {
      await steps.take(worker);
    }
    for (const worker of both) {
      await steps.attend(worker);
    }

    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.request(completeShift, { params: { postId: steps.postId } }, employer),
      ),
    );

    const numbers = answers.flatMap((answer) =>
      answer.ok ? (answer.body.invoice?.number ?? []) : [],
    );
    expect(numbers).toHaveLength(50);
    expect(new Set(numbers)).toEqual(new Set(['LS-000001']));
    expect(await numbersGiven()).toBe(1);
    expect(await api.database.native.collection('payouts').countDocuments()).toBe(2);
    expect(await api.app.get(Ledger).check()).toEqual({
      sumCents: 0,
      entries: 6,
      unbalanced: [],
    });
  });

  it('shifts submitted and cancelled late at once are numbered without gaps, and undo none of each other', async () => {
    const takenByOne = async (inHours?: number) => {
      const worker = await aWorker().onboarded().in(api);
      const steps = await post(1, inHours);
      await steps.take(worker);
      return { steps, worker };
    };
    const shifts = [await takenByOne(), await takenByOne(), await takenByOne(), await takenByOne()];
    for (const { steps, worker } of shifts) {
      await steps.attend(worker);
    }
    const late = [await takenByOne(20), await takenByOne(20)];
    const before = await numbersGiven();
    // A transaction that is done again takes its number again.
    const taken = jest.spyOn(api.app.get(GaplessNumbers), 'next');
    await Promise.all([
      ...shifts.map(({ steps }) => steps.submit()),
      ...late.map(({ steps: { postId } }) =>
        api.get(cancelShift, { params: { postId } }, employer),
      ),
    ]);

    const results = await Promise.allSettled(taken.mock.results.map(({ value }) => value));
    taken.mockRestore();
    const given = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    expect(given.toSorted((one, other) => Number(one) - Number(other))).toEqual(
      Array.from({ length: 6 }, (_, index) => before + index + 1),
    );
  });
});

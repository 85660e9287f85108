import { sayComing } from '@leafshift/contracts/attendance';
import {
  acceptOffer,
  declineOffer,
  ownOffers,
  shiftOffer,
} from '@leafshift/contracts/next-in-line';
import { notifications } from '@leafshift/contracts/notification';
import { cancelAssignment } from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const HOUR = 3_600_000;
const refused = (code: string) => ({ ok: false, body: { code } });

describe('a place that becomes free at short notice', () => {
  let api: TestApi;
  let employer: Employer;
  let ana: Worker;
  let ben: Worker;
  let cleo: Worker;
  let steps: ShiftSteps;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '365' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    ana = await aWorker().onboarded().in(api);
    ben = await aWorker().onboarded().in(api);
    cleo = await aWorker().onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(48));
    for (const worker of [ana, ben, cleo]) {
      await steps.request(worker);
      api.clock.advance({ minutes: 1 });
    }
    await steps.confirm(ana);
  });

  const goTo = async (hours: number): Promise<void> => {
    api.clock.set(new Date(Date.parse((await steps.shift()).date) + hours * HOUR));
    await api.settle();
  };
  const params = () => ({ postId: steps.postId });
  const offered = async (worker: Worker) => {
    const { offers } = await api.get(ownOffers, {}, worker);
    return offers.map(({ postId, until }) => [
      postId === steps.postId,
      (Date.parse(until) - api.clock.now().getTime()) / HOUR,
    ]);
  };
  const accept = (worker: Worker) => api.request(acceptOffer, { params: params() }, worker);
  const seen = async () => (await api.get(shiftOffer, { params: params() }, employer)).offer;
  const kindsOf = async (person: Employer | Worker) => {
    await api.settle();
    return (await api.get(notifications, {}, person)).notifications.map(({ kind }) => kind);
  };
  const noShow = async () => {
    await goTo(0.5);
    await steps.noShow(ana);
  };

  it('because of a no-show is offered to who has waited longest, and is theirs by taking it', async () => {
    await noShow();
    expect(await offered(ben)).toEqual([[true, 0.5]]);
    expect(await offered(cleo)).toEqual([]);
    expect(await kindsOf(ben)).toContain('place-offered');
    expect(await seen()).toMatchObject({ workerId: ben.id, name: ben.name });

    expect(await accept(ben)).toMatchObject({ ok: true, body: { confirmedArr: [{}] } });

    expect(await steps.shift()).toMatchObject({ confirmedCount: 1 });
    expect(await kindsOf(employer)).toContain('place-taken');
    expect(await seen()).toBeNull();
    expect(await offered(ben)).toEqual([]);
  });

  it('goes to the next who does not take it, or says no', async () => {
    await noShow();
    await api.get(declineOffer, { params: params() }, ben);
    expect(await offered(ben)).toEqual([]);
    expect(await offered(cleo)).toEqual([[true, 0.5]]);
    await goTo(1.01);
    expect(await offered(cleo)).toEqual([]);
    expect(await kindsOf(employer)).toContain('nobody-in-line');
    expect(await accept(cleo)).toMatchObject(refused('PLACE_NOT_OFFERED'));
  });

  it('by the release of who has not answered is offered with up to two hours', async () => {
    await goTo(-32);
    await goTo(-16);
    await steps.release(ana);
    expect(await offered(ben)).toEqual([[true, 2]]);
  });

  it('by a late cancellation is offered too', async () => {
    await goTo(-8);
    await api.get(cancelAssignment, { params: params() }, ana);
    expect(await offered(ben)).toEqual([[true, 1]]);
  });

  it.each([
    [
      'a cancellation in time',
      -30,
      async () => api.get(cancelAssignment, { params: params() }, ana),
    ],
    [
      'a release by the business’s own will',
      -20,
      async () => {
        await goTo(-32);
        await api.get(sayComing, { params: params() }, ana);
        await goTo(-20);
        await steps.release(ana);
      },
    ],
  ])('by %s is offered to nobody', async (_, hours, leave) => {
    if (hours === -30) await goTo(hours);
    await leave();
    expect(await offered(ben)).toEqual([]);
    expect(await seen()).toBeNull();
  });

  it('is offered to nobody who works elsewhere then', async () => {
    const other = await ShiftSteps.post(api, employer, aShift().startingIn(47.9));
    await other.take(ben);
    await noShow();
    expect(await offered(ben)).toEqual([]);
    expect(await offered(cleo)).toEqual([[true, 0.5]]);
  });

  it('cannot be taken by who is not next, nor after somebody else was confirmed', async () => {
    await noShow();
    expect(await accept(cleo)).toMatchObject(refused('PLACE_NOT_OFFERED'));
    const stranger = await aWorker().onboarded().in(api);
    expect(await accept(stranger)).toMatchObject(refused('NOT_FOUND'));
    await steps.confirm(cleo);
    expect(await offered(ben)).toEqual([]);
    expect(await accept(ben)).toMatchObject(refused('PLACE_NOT_OFFERED'));
    expect(await steps.shift()).toMatchObject({ confirmedCount: 1 });
  });

  it('is seen by its own business alone', async () => {
    await noShow();
    const stranger = await anEmployer().onboarded().in(api);
    expect(await api.request(shiftOffer, { params: params() }, stranger)).toMatchObject(
      refused('NOT_FOUND'),
    );
  });

  it('is offered for each of two, one after the other', async () => {
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(96).with({ totalWorkers: 2 }));
    const dan = await aWorker().onboarded().in(api);
    for (const worker of [dan, ana, ben, cleo]) {
      api.clock.advance({ minutes: 1 });
      await steps.request(worker);
    }
    await steps.confirm(dan);
    const other = await aWorker().onboarded().in(api);
    await steps.take(other);
    await goTo(0.5);
    await steps.noShow(dan);
    await steps.noShow(other);
    expect(await accept(ana)).toMatchObject({ ok: true });
    expect(await accept(ben)).toMatchObject({ ok: true });
    expect(await offered(cleo)).toEqual([]);
    expect(await steps.shift()).toMatchObject({ confirmedCount: 2 });
  });
});

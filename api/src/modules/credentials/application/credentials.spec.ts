import { jest } from '@jest/globals';
import { setAutoConfirm } from '@leafshift/contracts/auto-confirm';
import { addFavourite } from '@leafshift/contracts/favourites';
import { acceptOffer, offerPlaces } from '@leafshift/contracts/next-in-line';
import { createPostingTemplate, postingTemplates } from '@leafshift/contracts/posting-templates';
import {
  agreeToChanges,
  createPost,
  findWork,
  getPost,
  requestShift,
  type TempPost,
  type TempPostForm,
  updatePost,
} from '@leafshift/contracts/posts';
import { addDrafts, copyWeek, publishDrafts } from '@leafshift/contracts/schedule';
import type { Credential } from '@leafshift/domain/credentials';
import { weekOf } from '@leafshift/domain/schedule';
import { addDays, calendarDayIn } from '@leafshift/domain/time-zone';
import { aShift } from '../../../testing/a-shift.ts';
import {
  anEmployer,
  aWorker,
  type Employer,
  TORONTO,
  type Worker,
} from '../../../testing/people.ts';
import { ReviewDesk } from '../../../testing/review-desk.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { CredentialGate } from './credential-gate.ts';

const RETAIL = { jobType: 'Authorized Retailer', jobTitle: 'Budtender' } as const;
const CALGARY = {
  ...TORONTO,
  city: 'Calgary',
  province: 'AB',
  latitude: 51.05,
  longitude: -114.07,
};

describe('what a shift needs', () => {
  let api: TestApi;
  let employer: Employer;
  let plain: Worker;
  let certified: Worker;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '365' } });
    employer = await anEmployer().onboarded().in(api);
    plain = await aWorker().onboarded().in(api);
    certified = await aWorker().onboarded().certified('CannSell').in(api);
  });
  afterAll(() => api.stop());

  const post = (fields: Partial<TempPostForm> = RETAIL, by = employer) =>
    ShiftSteps.post(api, by, aShift().with(fields));
  const change = (steps: ShiftSteps, fields: Partial<TempPostForm>) =>
    api.get(
      updatePost,
      { params: { id: steps.postId }, body: aShift().with(fields).form(api, employer) },
      employer,
    );
  const request = ({ postId: id }: ShiftSteps, by: Worker) =>
    api.request(requestShift, { params: { id } }, by);
  const shown = async ({ postId: id }: ShiftSteps, by: Worker) =>
    (await api.get(getPost, { params: { id } }, by)) as TempPost;
  const acquainted = async (...workers: Worker[]) => {
    const steps = await post({});
    for (const worker of workers) {
      await steps.request(worker);
      await api.get(addFavourite, { params: { userId: worker.id } }, employer);
    }
  };
  const refused = (...missing: Credential[]) => ({
    status: 409,
    body: {
      code: 'CREDENTIALS_MISSING',
      msg: `For this shift you need: ${missing.join(', ')}. Hand it in under Certificates in your profile.`,
    },
  });

  describe('by the rules of its province', () => {
    it('is told to workers with what they lack, in the list and on the shift', async () => {
      const steps = await post();
      const found = async (by: Worker) =>
        (await api.get(findWork, { query: { limit: 100 } }, by)).posts.find(
          ({ _id }) => _id === steps.postId,
        );
      const lacking = { credentials: ['CannSell'], missingCredentials: ['CannSell'] };

      expect(await found(plain)).toMatchObject(lacking);
      expect(await shown(steps, plain)).toMatchObject(lacking);
      expect(await shown(steps, certified)).toMatchObject({ credentials: ['CannSell'] });
      expect(await found(certified)).not.toHaveProperty('missingCredentials');
    });

    it('refuses a request without it, by name, and takes one with it', async () => {
      const steps = await post();

      expect(await request(steps, plain)).toMatchObject(refused('CannSell'));
      expect(await request(steps, certified)).toMatchObject({ ok: true });
    });

    it('is both credentials in Alberta, and nothing for other work', async () => {
      const west = await anEmployer().at(CALGARY).onboarded().in(api);
      const calgary = await post(RETAIL, west);

      expect(await request(calgary, certified)).toMatchObject(
        refused('SellSafe', 'Qualified Cannabis Worker'),
      );
      const trimming = await post({});
      expect(await shown(trimming, plain)).not.toHaveProperty('credentials');
      expect(await request(trimming, plain)).toMatchObject({ ok: true });
    });
  });

  describe('that its posting asks for', () => {
    it('comes to what the province asks for, and the employer reads both', async () => {
      const steps = await post({ ...RETAIL, credentials: ['SellSafe'] });

      expect(await steps.shift()).toMatchObject({
        credentials: ['CannSell', 'SellSafe'],
        askedCredentials: ['SellSafe'],
      });
      expect(await request(steps, certified)).toMatchObject(refused('SellSafe'));
    });

    it('stays when a change leaves it out, and goes with an empty list', async () => {
      const steps = await post({ credentials: ['CannSell'] });

      expect(await change(steps, { rate: 30 })).toMatchObject({ askedCredentials: ['CannSell'] });
      expect(await change(steps, { credentials: [] })).not.toHaveProperty('askedCredentials');
    });

    it('is named once each', async () => {
      const body = aShift()
        .with({ credentials: ['CannSell', 'CannSell'] })
        .form(api, employer);
      expect(await api.request(createPost, { body }, employer)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'credentials' }] },
      });
    });

    it('is kept by each day of a series', async () => {
      const body = aShift()
        .with({ credentials: ['CannSell'] })
        .form(api, employer);
      const postDateArray = [5, 6].map((days) =>
        addDays(calendarDayIn(api.clock.now(), 'America/Toronto'), days),
      );
      const made = await api.get(createPost, { body: { ...body, postDateArray } }, employer);

      expect('posts' in made && made.posts.map(({ askedCredentials }) => askedCredentials)).toEqual(
        [['CannSell'], ['CannSell'], ['CannSell']],
      );
    });

    it('is kept by templates', async () => {
      const { employmentType, duration, rate, totalWorkers, jobType, jobTitle } = aShift().form(
        api,
        employer,
      );
      const posting = {
        ...{ employmentType, duration, rate, totalWorkers, jobType, jobTitle },
        ...{ startTime: null, supervisor: null, location: null },
        ...{ jobDescription: '', jobRequirements: '', credentials: ['CannSell' as const] },
      };
      await api.get(createPostingTemplate, { body: { name: 'Counter', posting } }, employer);

      const { templates } = await api.get(postingTemplates, {}, employer);
      expect(templates).toMatchObject([{ posting: { credentials: ['CannSell'] } }]);
    });

    it('is kept by drafts, by those that are made like another, and by copies of a week', async () => {
      const planner = await anEmployer().onboarded().in(api);
      const sunday = addDays(weekOf(calendarDayIn(api.clock.now(), 'America/Toronto')), 14);
      const draft = {
        ...{ startTime: '09:00', duration: 8, rate: 25, totalWorkers: 1 },
        ...{ jobType: 'Cultivation' as const, jobTitle: 'Trimmer' as const },
        ...{ supervisor: planner.supervisorId, location: planner.locationId },
        ...{ jobDescription: 'Trim.', day: sunday },
      };
      const plan = async (fields: object) => {
        const body = { drafts: [{ ...draft, ...fields }] };
        return (await api.get(addDrafts, { body }, planner)).entries;
      };
      const publish = async (entries: readonly { _id: string; version: number }[]) => {
        const drafts = entries.map(({ _id, version }) => ({ _id, version }));
        const { published } = await api.get(publishDrafts, { body: { drafts } }, planner);
        const posts = published.map(({ postId: id }) =>
          api.get(getPost, { params: { id } }, planner),
        );
        return Promise.all(posts);
      };

      const first = await plan({ credentials: ['SellSafe'] });
      const like = await plan({ day: addDays(sunday, 1), like: first[0]?._id });
      await publish(first);
      const { entries } = await api.get(
        copyWeek,
        { body: { from: sunday, to: addDays(sunday, 7) } },
        planner,
      );

      expect(entries).toHaveLength(2);
      for (const posted of await publish([...like, ...entries])) {
        expect(posted).toMatchObject({ askedCredentials: ['SellSafe'] });
      }
    });
  });

  describe('is also asked', () => {
    it('of a request that was there before: it is not confirmed, and the employer reads why', async () => {
      const steps = await post({});
      await steps.request(plain);
      await change(steps, { credentials: ['CannSell'] });

      const { requests } = await steps.shift();
      expect(requests[0]).not.toHaveProperty('changed');
      const answer = await steps.tryToConfirm(plain);
      expect(answer).toMatchObject({ status: 409, body: { code: 'CREDENTIALS_MISSING' } });
      expect(answer.body).toMatchObject({
        msg: expect.stringContaining('For this shift the worker needs: CannSell'),
      });
    });

    it('of who agrees to changed terms', async () => {
      const steps = await post({});
      await steps.request(plain);
      await steps.request(certified);
      await change(steps, RETAIL);
      const agree = (by: Worker) =>
        api.request(agreeToChanges, { params: { id: steps.postId } }, by);

      expect(await agree(plain)).toMatchObject(refused('CannSell'));
      expect(await agree(certified)).toMatchObject({ ok: true });
    });

    it('before a place is offered, and of who takes one', async () => {
      await acquainted(plain, certified);
      const steps = await ShiftSteps.post(api, employer, aShift().startingIn(200).with(RETAIL));
      const { postId } = steps;
      const body = {
        postIds: [postId],
        workerIds: [plain.id, certified.id],
        minutes: 120 as const,
      };
      const take = (by: Worker) => api.request(acceptOffer, { params: { postId } }, by);

      await api.get(offerPlaces, { body }, employer);
      expect(await take(plain)).toMatchObject({ status: 404 });
      await change(steps, { ...RETAIL, credentials: ['SellSafe'] });
      expect(await take(certified)).toMatchObject(refused('SellSafe'));
    });

    it('by the rule that confirms by itself, which passes over who lacks it', async () => {
      const steps = await ShiftSteps.post(api, employer, aShift().startingIn(300));
      const criteria = { minRating: null, favouritesOnly: true, certificate: null };
      await api.get(
        setAutoConfirm,
        { body: { scope: { kind: 'shift', postId: steps.postId }, criteria } },
        employer,
      );
      await change(steps, { date: (await steps.shift()).date, credentials: ['CannSell'] });
      await acquainted(plain, certified);
      // Their certificate goes away in the moment of the request.
      jest.spyOn(api.app.get(CredentialGate), 'require').mockResolvedValueOnce();
      await steps.request(plain);
      await api.settle();
      expect(await steps.shift()).toMatchObject({ confirmedCount: 0, requestCount: 1 });

      await steps.request(certified);
      await api.settle();
      expect(await steps.shift()).toMatchObject({ confirmedArr: [{ requestUser: certified.id }] });
    });
  });
});

describe('what counts as a credential', () => {
  let api: TestApi;
  let desk: ReviewDesk;

  beforeAll(async () => {
    const rule = { jobType: 'Cultivation', province: 'ON', credentials: ['CannaSell'] };
    const CREDENTIAL_RULES = JSON.stringify([{ ...rule, from: '2020-01-01' }]);
    api = await startApi({ env: { VERIFICATION_GATE: 'approved', CREDENTIAL_RULES } });
    desk = await ReviewDesk.in(api);
  });
  afterAll(() => api.stop());

  it('by an operator’s own table, is what was approved where documents have to be', async () => {
    const employer = await desk.approved(await anEmployer().onboarded().in(api));
    const worker = await aWorker().onboarded().certified('CannaSell').in(api);
    const cultivation = await ShiftSteps.post(api, employer);
    const retail = await ShiftSteps.post(api, employer, aShift().startingIn(90).with(RETAIL));
    const request = ({ postId: id }: ShiftSteps) =>
      api.request(requestShift, { params: { id } }, worker);

    expect(await request(retail)).toMatchObject({ ok: true });
    expect(await request(cultivation)).toMatchObject({ body: { code: 'CREDENTIALS_MISSING' } });
    await desk.approved(worker);
    expect(await request(cultivation)).toMatchObject({ ok: true });
  });
});

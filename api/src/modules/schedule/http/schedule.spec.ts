import { jest } from '@jest/globals';
import { employerShifts, quotePost } from '@leafshift/contracts/posts';
import {
  addDrafts,
  changeDrafts,
  copyWeek,
  type DraftForm,
  publishDrafts,
  removeDrafts,
  reviewDrafts,
  type ScheduleEntry,
  scheduleWeek,
  setBudget,
} from '@leafshift/contracts/schedule';
import { dollarsToCents } from '@leafshift/domain/money';
import { weekOf } from '@leafshift/domain/schedule';
import { addDays, calendarDayIn, toCalendarDay } from '@leafshift/domain/time-zone';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, type Employer } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { DraftRepository } from '../domain/draft.repository.ts';

describe('the schedule', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
  });

  /** The Sunday after this week's, so that every day of it can be posted. */
  const nextWeek = () => addDays(weekOf(calendarDayIn(api.clock.now(), 'America/Toronto')), 14);
  const form = (fields: Partial<DraftForm> = {}): DraftForm => ({
    day: addDays(nextWeek(), 2),
    startTime: '09:00',
    duration: 8,
    rate: 25,
    totalWorkers: 3,
    jobType: 'Cultivation',
    jobTitle: 'Trimmer',
    supervisor: employer.supervisorId,
    location: employer.locationId,
    jobDescription: 'Trim and sort.',
    ...fields,
  });
  const plan = async (...drafts: DraftForm[]): Promise<ScheduleEntry[]> =>
    (await api.get(addDrafts, { body: { drafts } }, employer)).entries;
  const refs = (entries: readonly ScheduleEntry[]) =>
    entries.map(({ _id, version }) => ({ _id, version }));
  const week = (day: string = nextWeek(), by = employer) =>
    api.get(scheduleWeek, { query: { week: day } }, by);
  const publish = (entries: readonly ScheduleEntry[], by = employer) =>
    api.request(publishDrafts, { body: { drafts: refs(entries) } }, by);
  const posted = async () => (await api.get(employerShifts, { query: {} }, employer)).posts;

  describe('a week', () => {
    it('holds drafts and shifts, with hours and what they cost', async () => {
      const [draft] = await plan(form());
      await publish(await plan(form({ startTime: '12:00', totalWorkers: 1 })));

      const { entries } = await week();

      expect(entries).toHaveLength(2);
      expect(entries.find(({ kind }) => kind === 'draft')).toEqual(draft);
      expect(entries.find(({ kind }) => kind === 'shift')).toMatchObject({
        startTime: '12:00',
        day: draft?.day,
        hours: 8,
        confirmed: 0,
      });
    });

    it('costs what the quote of each shift says', async () => {
      const [draft] = await plan(form());
      const body = aShift()
        .with({ date: draft?.date ?? '', totalWorkers: 3 })
        .form(api, employer);
      const { total } = await api.get(quotePost, { body }, employer);

      expect(draft).toMatchObject({ hours: 24, cost: dollarsToCents(total) });
    });

    it('is of its own business only', async () => {
      await plan(form());
      const other = await anEmployer().onboarded().in(api);

      expect((await week(nextWeek(), other)).entries).toEqual([]);
    });

    it('begins on Sunday, whichever of its days is asked for', async () => {
      expect((await week(addDays(nextWeek(), 3))).week).toBe(nextWeek());
    });

    it('has a budget for each store, until it is taken away', async () => {
      const body = { week: nextWeek(), location: employer.locationId, amount: 50_000 };
      await api.get(setBudget, { body }, employer);
      expect((await week()).budgets).toEqual([{ location: employer.locationId, amount: 50_000 }]);

      await api.get(setBudget, { body: { ...body, amount: null } }, employer);
      expect((await week()).budgets).toEqual([]);
    });

    it('has no budget for a store of somebody else', async () => {
      const { locationId } = await anEmployer().onboarded().in(api);
      const body = { week: nextWeek(), location: locationId, amount: 50_000 };

      expect(await api.request(setBudget, { body }, employer)).toMatchObject({ status: 400 });
    });
  });

  describe('a draft', () => {
    it('moves, and keeps what was not changed', async () => {
      const [draft] = await plan(form());
      const day = addDays(nextWeek(), 4);
      const changes = refs(draft ? [draft] : []).map((ref) => ({ ...ref, day }));

      const { entries } = await api.get(changeDrafts, { body: { changes } }, employer);

      expect(entries).toEqual([expect.objectContaining({ day, version: 2, startTime: '09:00' })]);
    });

    it('that another window has changed is not changed over it', async () => {
      const drafts = await plan(form());
      const move = (days: number) => ({
        body: { changes: refs(drafts).map((ref) => ({ ...ref, day: addDays(nextWeek(), days) })) },
      });
      const answers = await Promise.all([
        api.request(changeDrafts, move(4), employer),
        api.request(changeDrafts, move(5), employer),
      ]);

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(
        await api.request(removeDrafts, { body: { drafts: refs(drafts) } }, employer),
      ).toMatchObject({ status: 409, body: { code: 'DRAFT_CHANGED' } });
    });

    it('is nobody else’s to change, delete or post', async () => {
      const drafts = await plan(form());
      const other = await anEmployer().onboarded().in(api);
      const changes = refs(drafts).map((ref) => ({ ...ref, startTime: '10:00' }));

      expect(await api.request(changeDrafts, { body: { changes } }, other)).toMatchObject({
        status: 404,
      });
      await api.request(removeDrafts, { body: { drafts: refs(drafts) } }, other);
      expect(await publish(drafts, other)).toMatchObject({
        body: { published: [], kept: [{ _id: drafts[0]?._id }] },
      });
      expect((await week()).entries).toEqual(drafts);
    });

    it.each(['location', 'supervisor'] as const)('has a %s of its own business', async (field) => {
      const other = await anEmployer().onboarded().in(api);
      const foreign = { location: other.locationId, supervisor: other.supervisorId };
      const drafts = [form({ [field]: foreign[field] })];

      expect(await api.request(addDrafts, { body: { drafts } }, employer)).toMatchObject({
        status: 400,
        body: { errors: [{ path: field }] },
      });
    });

    it('takes its description from another one, not from somebody else’s', async () => {
      const [first] = await plan(form());
      const { jobDescription: _none, ...bare } = form({ startTime: '11:00', like: first?._id });
      const [second] = await plan(bare);
      expect(await publish(second ? [second] : [])).toMatchObject({ body: { kept: [] } });
      const other = await anEmployer().onboarded().in(api);
      const own = { location: other.locationId, supervisor: other.supervisorId };

      expect(
        await api.request(addDrafts, { body: { drafts: [{ ...bare, ...own }] } }, other),
      ).toMatchObject({ status: 404 });
    });
  });

  describe('copying a week', () => {
    const copy = (from: string, to: string) => api.get(copyWeek, { body: { from, to } }, employer);

    it('plans its shifts and drafts on the same days, once', async () => {
      const to = addDays(nextWeek(), 7);
      await publish(await plan(form()));
      await plan(form({ day: addDays(nextWeek(), 5) }));

      const { entries, ...left } = await copy(nextWeek(), to);

      expect(entries.map(({ kind, day }) => [kind, day])).toEqual([
        ['draft', addDays(to, 2)],
        ['draft', addDays(to, 5)],
      ]);
      expect(left).toEqual({ past: 0, duplicates: 0, gone: 0 });
      expect(await copy(nextWeek(), to)).toMatchObject({ entries: [], duplicates: 2 });
    });

    it('keeps the time of the store’s clocks across their change', async () => {
      // The first Sunday of November, on which the clocks of Toronto go back.
      const year = api.clock.now().getUTCFullYear() + 1;
      const change = [1, 2, 3, 4, 5, 6, 7]
        .map((date) => toCalendarDay(`${year}-11-0${date}`))
        .find((day) => weekOf(day) === day);
      const to = change ?? nextWeek();
      const from = addDays(to, -7);
      await plan(form({ day: addDays(from, 3) }));

      const { entries } = await copy(from, to);

      expect(entries).toMatchObject([{ startTime: '09:00', day: addDays(to, 3) }]);
      expect(entries[0]?.date).toBe(`${addDays(to, 3)}T14:00:00.000Z`);
      expect((await week(from)).entries[0]?.date).toBe(`${addDays(from, 3)}T13:00:00.000Z`);
    });

    it('leaves away what could not be posted any more', async () => {
      await plan(form());

      expect(await copy(nextWeek(), addDays(nextWeek(), -28))).toMatchObject({
        entries: [],
        past: 1,
      });
    });
  });

  describe('publishing', () => {
    it('costs what the review said, by store and together', async () => {
      const drafts = await plan(form(), form({ startTime: '10:00', totalWorkers: 1 }));
      const review = await api.get(reviewDrafts, { body: { drafts: refs(drafts) } }, employer);
      const total = drafts.reduce((sum, { cost }) => sum + (cost ?? 0), 0);

      expect(review.together).toMatchObject({ shifts: 2, hours: 32, total });
      expect(review.stores).toEqual([
        { ...review.together, location: employer.locationId, locationName: 'Queen Street Store' },
      ]);
      const { basePay, leafshiftFee, processingFee, tax } = review.together;
      expect(basePay + leafshiftFee + processingFee + tax).toBe(total);
    });

    it('posts each once, however often and from however many windows it is sent', async () => {
      const drafts = await plan(form(), form({ startTime: '10:00' }));
      const answers = await Promise.all([publish(drafts), publish(drafts), publish(drafts)]);
      const again = await publish(drafts);

      expect(await posted()).toHaveLength(2);
      expect(again).toMatchObject({ status: 200, body: { kept: [] } });
      for (const answer of answers.filter(({ status }) => status === 200)) {
        expect(answer.body).toEqual(again.body);
      }
    });

    it('posts nothing where it breaks off before its end, and all when it is sent again', async () => {
      const drafts = await plan(form(), form({ startTime: '10:00' }));
      const mark = jest.spyOn(api.app.get(DraftRepository), 'markPosted');
      mark.mockResolvedValueOnce(true).mockResolvedValueOnce(false);

      expect(await publish(drafts)).toMatchObject({ status: 409 });
      expect(await posted()).toEqual([]);
      expect((await week()).entries).toEqual(drafts);
      mark.mockRestore();

      await publish(drafts);
      expect(await posted()).toHaveLength(2);
    });

    it('keeps what cannot be posted, with its reason, and posts the rest', async () => {
      const [good, cheap, bare] = await plan(
        form(),
        form({ startTime: '10:00', rate: 16 }),
        form({ startTime: '11:00', jobDescription: '' }),
      );
      const drafts = [good, cheap, bare].flatMap((draft) => draft ?? []);

      expect(await publish(drafts)).toMatchObject({
        body: {
          published: [{ _id: good?._id }],
          kept: [
            { _id: cheap?._id, errors: [{ path: 'rate', code: 'RATE_BELOW_MINIMUM' }] },
            { _id: bare?._id, errors: [{ path: 'jobDescription' }] },
          ],
        },
      });
      expect((await week()).entries.map(({ kind }) => kind)).toEqual(['shift', 'draft', 'draft']);
    });

    it('keeps a draft that was changed since it was reviewed', async () => {
      const drafts = await plan(form());
      const changes = refs(drafts).map((ref) => ({ ...ref, totalWorkers: 9 }));
      await api.get(changeDrafts, { body: { changes } }, employer);

      expect(await publish(drafts)).toMatchObject({
        body: { published: [], kept: [{ errors: [{ code: 'DRAFT_CHANGED' }] }] },
      });
      expect(await posted()).toEqual([]);
    });

    it('posts nothing for a business without a card, and keeps the drafts', async () => {
      employer = await anEmployer().onboarded().withoutCard().in(api);
      const drafts = await plan(form());

      expect(await publish(drafts)).toMatchObject({ body: { code: 'CARD_NEEDED' } });
      expect((await week()).entries).toEqual(drafts);
    });
  });
});

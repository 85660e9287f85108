import {
  type BriefingForm,
  briefingReaders,
  briefings,
  comingBriefings,
  readBriefing,
  saveBriefing,
} from '@leafshift/contracts/briefings';
import { aShift } from '../../../testing/a-shift.ts';
import { anUpload } from '../../../testing/documents.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const TEXT: BriefingForm = {
  entrance: 'The side door on the lane',
  clothing: 'Closed shoes, hair tied',
  contact: 'Ask for Sue',
  photo: null,
};

describe('the briefing of a location', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;

  beforeAll(async () => {
    api = await startApi();
  });
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(72));
  });
  afterAll(() => api.stop());

  const save = (body: Partial<BriefingForm> = {}, by = employer) =>
    api.request(
      saveBriefing,
      { params: { locationId: employer.locationId }, body: { ...TEXT, ...body } },
      by,
    );
  const coming = async () => (await api.get(comingBriefings, {}, worker)).briefings;
  const readers = async () =>
    (await api.get(briefingReaders, { params: { postId: steps.postId } }, employer)).readers;
  const read = (version: number, by = worker) =>
    api.request(readBriefing, { params: { postId: steps.postId }, body: { version } }, by);

  it('is there for confirmed workers, from the confirmation to the end of the shift', async () => {
    expect((await save()).status).toBe(200);
    await steps.request(worker);
    expect(await coming()).toEqual([]);
    expect((await read(1)).status).toBe(404);

    await steps.confirm(worker);
    expect(await coming()).toMatchObject([
      { post: steps.postId, readAt: null, briefing: { version: 1, contact: 'Ask for Sue' } },
    ]);
    await steps.release(worker);
    expect(await coming()).toEqual([]);
  });

  it('is read once a version, as its business sees beside the worker', async () => {
    await save();
    await steps.take(worker);
    expect(await readers()).toEqual([{ worker: worker.id, readAt: null }]);
    expect((await read(2)).status).toBe(404);
    expect((await read(1)).status).toBe(204);
    const readAt = api.clock.now().toISOString();
    expect(await readers()).toEqual([{ worker: worker.id, readAt }]);
    api.clock.advance({ hours: 1 });
    expect((await read(1)).status).toBe(204);
    expect(await coming()).toMatchObject([{ readAt }]);

    await save({ clothing: 'Gloves, too' });
    expect(await coming()).toMatchObject([{ readAt: null, briefing: { version: 2 } }]);
    expect(await readers()).toEqual([{ worker: worker.id, readAt: null }]);
  });

  it('has a picture for its readers, which goes with it', async () => {
    const photo = await anUpload(api, employer, 'briefing-photo');
    const saved = await save({ photo });
    expect(saved.body).toMatchObject({
      briefing: { photo: expect.stringContaining('signature=') },
    });
    const kept = await save({ photo, contact: 'Ask for Ben' });
    expect(kept.body).toMatchObject({ briefing: { version: 2, contact: 'Ask for Ben' } });
    const nothing = { entrance: '', clothing: ' ', contact: '', photo: null };
    expect((await save(nothing)).body).toEqual({ briefing: null });
    await api.settle();
    const left = { kind: 'briefing-photo' };
    expect(await api.database.native.collection('uploads').countDocuments(left)).toBe(0);
    expect((await api.get(briefings, {}, employer)).briefings).toEqual([]);
  });

  it('is nobody else’s to write or to see', async () => {
    await save();
    const other = await anEmployer().onboarded().in(api);
    expect((await save({}, other)).status).toBe(404);
    expect((await api.get(briefings, {}, other)).briefings).toEqual([]);
    const asked = { params: { postId: steps.postId } };
    expect((await api.request(briefingReaders, asked, other)).status).toBe(404);
  });
});

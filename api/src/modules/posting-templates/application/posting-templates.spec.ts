import {
  createPostingTemplate,
  deletePostingTemplate,
  MAX_TEMPLATES,
  type PostingTemplateForm,
  postingTemplates,
  replacePostingTemplate,
} from '@leafshift/contracts/posting-templates';
import { deleteAccount, exportAccount } from '@leafshift/contracts/users';
import { ObjectId } from 'mongodb';
import { anEmployer, aWorker, type Employer } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const WEEKEND: PostingTemplateForm = {
  name: 'Weekend counter',
  posting: {
    employmentType: 'Temp',
    startTime: '09:00',
    duration: 8,
    rate: 24.5,
    totalWorkers: 2,
    jobType: 'Authorized Retailer',
    jobTitle: 'Budtender',
    supervisor: null,
    location: null,
    jobDescription: '<p>Serve our guests.</p>',
    jobRequirements: '',
  },
};

describe('posting templates', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
  });

  const create = (form: PostingTemplateForm = WEEKEND) =>
    api.request(createPostingTemplate, { body: form }, employer);
  const names = async () =>
    (await api.get(postingTemplates, {}, employer)).templates.map(({ name }) => name);

  it('are kept as they were saved, and listed by name', async () => {
    await create();
    await create({ ...WEEKEND, name: 'Afternoon' });

    const { templates } = await api.get(postingTemplates, {}, employer);

    expect(templates.map(({ name }) => name)).toEqual(['Afternoon', 'Weekend counter']);
    expect(templates[1]).toMatchObject(WEEKEND);
  });

  it('keep a half-filled posting, and a permanent one', async () => {
    const permanent: PostingTemplateForm = {
      name: 'Manager',
      posting: {
        employmentType: 'Permanent',
        jobType: '',
        location: null,
        rate: 20,
        rateHigh: 24,
        jobDescription: '',
      },
    };

    expect(await create(permanent)).toMatchObject({ status: 201, body: permanent });
  });

  it('drop what could run from a description', async () => {
    const jobDescription = '<p onclick="steal()">Serve</p><script>steal()</script>';
    const answer = await create({ ...WEEKEND, posting: { ...WEEKEND.posting, jobDescription } });

    expect(answer).toMatchObject({ body: { posting: { jobDescription: '<p>Serve</p>' } } });
  });

  it('have one name each, whatever its case', async () => {
    await create();

    expect(await create({ ...WEEKEND, name: 'weekend COUNTER' })).toMatchObject({
      status: 409,
      body: { code: 'TEMPLATE_NAME_IN_USE' },
    });
  });

  it('are replaced and deleted', async () => {
    const { _id: id } = await api.get(createPostingTemplate, { body: WEEKEND }, employer);
    const renamed = { ...WEEKEND, name: 'Sundays' };

    await api.get(replacePostingTemplate, { params: { id }, body: renamed }, employer);
    expect(await names()).toEqual(['Sundays']);

    await api.get(deletePostingTemplate, { params: { id } }, employer);
    expect(await names()).toEqual([]);
  });

  it('are not renamed to a name that is taken', async () => {
    await create();
    const other = { ...WEEKEND, name: 'Sundays' };
    const { _id: id } = await api.get(createPostingTemplate, { body: other }, employer);

    expect(
      await api.request(replacePostingTemplate, { params: { id }, body: WEEKEND }, employer),
    ).toMatchObject({ status: 409, body: { code: 'TEMPLATE_NAME_IN_USE' } });
  });

  it('are nobody else’s', async () => {
    const { _id: id } = await api.get(createPostingTemplate, { body: WEEKEND }, employer);
    const other = await anEmployer().onboarded().in(api);
    const input = { params: { id }, body: WEEKEND };

    expect((await api.get(postingTemplates, {}, other)).templates).toEqual([]);
    expect(await api.request(replacePostingTemplate, input, other)).toMatchObject({ status: 404 });
    expect(await api.request(deletePostingTemplate, { params: { id } }, other)).toMatchObject({
      status: 404,
    });
    const worker = await aWorker().onboarded().in(api);
    expect(await api.request(postingTemplates, {}, worker)).toMatchObject({ status: 403 });
  });

  it('end at a number that a list can show', async () => {
    for (let index = 0; index < MAX_TEMPLATES; index += 1) {
      await create({ ...WEEKEND, name: `Template ${index}` });
    }

    expect(await create()).toMatchObject({ status: 409, body: { code: 'TOO_MANY_TEMPLATES' } });
  });

  it('are in one’s export, and go with the account', async () => {
    await create();
    const headers = { 'x-auth-token': employer.token };
    const exported = await api.send('GET', `/api${exportAccount.path}`, { headers });
    expect(await exported.json()).toMatchObject({ postingTemplates: [WEEKEND] });

    await api.get(deleteAccount, { body: { password: employer.password } }, employer);

    const kept = api.database.native.collection('posting_templates');
    expect(await kept.countDocuments({ employerId: new ObjectId(employer.id) })).toBe(0);
  });
});

import { getPost } from '@leafshift/contracts/posts';
import { changeLocation, changeSupervisor } from '@leafshift/contracts/profile';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, type Employer, TORONTO } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const SUPERVISOR = { name: 'Noor Haddad', phoneNumber: '+16045550199', email: 'noor@example.ca' };
const LOCATION = { locationName: 'King Street Store', ...TORONTO, province: 'Ontario' };

describe('changing supervisors and locations', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
  });

  const supervise = (by: Employer = employer) =>
    api.request(changeSupervisor, { params: { id: employer.supervisorId }, body: SUPERVISOR }, by);
  const move = (by: Employer = employer) =>
    api.request(changeLocation, { params: { id: employer.locationId }, body: LOCATION }, by);

  it('replaces the entry and nothing else', async () => {
    await supervise();

    expect(await move()).toMatchObject({
      status: 200,
      body: {
        supervisor: [{ _id: employer.supervisorId, ...SUPERVISOR }],
        locations: [
          { _id: employer.locationId, locationName: 'King Street Store', province: 'ON' },
        ],
      },
    });
  });

  it('leaves postings as they were made', async () => {
    const { _id: id } = await aShift().by(employer, api);
    await supervise();
    await move();

    expect(await api.get(getPost, { params: { id } }, employer)).toMatchObject({
      supervisor: { name: 'Sam Supervisor' },
      location: { locationName: 'Queen Street Store' },
    });
  });

  it('does not reach those of others', async () => {
    const other = await anEmployer().onboarded().in(api);

    expect(await supervise(other)).toMatchObject({ status: 404 });
    expect(await move(other)).toMatchObject({ status: 404 });
  });

  it('wants what adding wants', async () => {
    const body = { ...SUPERVISOR, email: 'nobody' };
    const params = { id: employer.supervisorId };

    expect(await api.request(changeSupervisor, { params, body }, employer)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'email', msg: 'Invalid email' }] },
    });
  });
});

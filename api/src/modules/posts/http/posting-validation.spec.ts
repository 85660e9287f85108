import {
  createPost,
  type PermanentPostForm,
  type PostForm,
  quotePost,
  type TempPostForm,
  updatePost,
} from '@leafshift/contracts/posts';
import { aPermanentForm, aShift } from '../../../testing/a-shift.ts';
import { anEmployer, type Employer } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const FLOOR = 'The rate cannot be lower than $16';
const STEP = 'The rate goes in steps of $0.50';
const ABOVE = 'The rate cannot be higher than $250';
const UNKNOWN = 'This field is not known';

/** A change of a form, the field that is named for it, and what is said of it. */
type Wrong<Form> = readonly [
  change: { [Field in keyof Form]?: unknown },
  path: string,
  msg: string,
];

const SHIFTS: readonly Wrong<TempPostForm & { status: string }>[] = [
  [{ date: undefined }, 'date', 'A date and time is required'],
  [{ date: 'tomorrow' }, 'date', 'A date and time is required'],
  [{ jobType: undefined }, 'jobType', 'Job type is required'],
  [{ jobType: 'Budtender' }, 'jobType', 'Job type is required'],
  [{ jobTitle: 'Cultivation' }, 'jobTitle', 'Job title is required'],
  [{ supervisor: undefined }, 'supervisor', 'Supervisor is required'],
  [{ supervisor: '' }, 'supervisor', 'Supervisor is required'],
  [{ location: undefined }, 'location', 'Location is required'],
  [{ jobDescription: ' ' }, 'jobDescription', 'Description is required'],
  [{ duration: undefined }, 'duration', 'Duration is required'],
  [{ duration: 3.5 }, 'duration', 'A shift lasts at least 4 hours'],
  [{ duration: 16.5 }, 'duration', 'A shift lasts at most 16 hours'],
  [{ duration: 8.25 }, 'duration', 'The duration goes in steps of half an hour'],
  [{ rate: 15.5 }, 'rate', FLOOR],
  [{ rate: 25.25 }, 'rate', STEP],
  [{ rate: 250.5 }, 'rate', ABOVE],
  [{ rate: 24.5 }, 'rate', 'The rate cannot be lower than $25 for Cultivation'],
  [{ totalWorkers: 0 }, 'totalWorkers', 'At least one worker is needed'],
  [{ totalWorkers: 101 }, 'totalWorkers', 'At most 100 workers'],
  [{ employmentType: 'Temptohire' }, 'employmentType', 'Please choose Temp or Permanent'],
  [{ status: 'Complete' }, 'status', UNKNOWN],
];

const PERMANENT: readonly Wrong<PermanentPostForm & { supervisor: string }>[] = [
  [{ jobType: '' }, 'jobType', 'Job type is required'],
  [{ location: undefined }, 'location', 'Location is required'],
  [{ location: '0123456789abcdef01234567' }, 'location', 'Location is required'],
  [{ jobDescription: '<p> </p>' }, 'jobDescription', 'Description is required'],
  [{ rate: 15.5 }, 'rate', FLOOR],
  [{ rate: 28.25 }, 'rate', STEP],
  [{ rateHigh: 250.5 }, 'rateHigh', ABOVE],
  [{ rate: 35 }, 'rate', 'Minimum rate must be lower than maximum rate'],
  [{ rate: 36 }, 'rate', 'Minimum rate must be lower than maximum rate'],
  [{ supervisor: '0123456789abcdef01234567' }, 'supervisor', UNKNOWN],
];

describe('the rules of a posting, on the server', () => {
  let api: TestApi;
  let employer: Employer;
  let shift: string;
  let permanent: string;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
    shift = (await aShift().by(employer, api))._id;
    const made = await api.get(createPost, { body: aPermanentForm() }, employer);
    permanent = '_id' in made ? made._id : '';
  });

  afterAll(() => api.stop());

  const stored = () =>
    Promise.all(
      ['shifts', 'permanent_postings'].map((name) =>
        api.database.native.collection(name).find().toArray(),
      ),
    );

  /** Posting, quoting and replacing are all given the same form, and all refuse it. */
  const expectRefused = async (id: string, form: object, path: string, msg: string) => {
    const body = form as PostForm;
    const before = await stored();
    const answers = [
      await api.request(createPost, { body }, employer),
      await api.request(quotePost, { body }, employer),
      await api.request(updatePost, { params: { id }, body }, employer),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION_FAILED',
          errors: expect.arrayContaining([expect.objectContaining({ path, msg })]),
        },
      });
    }
    expect(await stored()).toEqual(before);
  };

  it.each(SHIFTS)('refuse a shift with %p', async (change, path, msg) => {
    await expectRefused(shift, { ...aShift().form(api, employer), ...change }, path, msg);
  });

  it.each(PERMANENT)('refuse a permanent posting with %p', async (change, path, msg) => {
    await expectRefused(permanent, { ...aPermanentForm(), ...change }, path, msg);
  });

  it("refuse a permanent posting at another employer's location", async () => {
    const stranger = await anEmployer().onboarded().in(api);
    const form = aPermanentForm({ location: stranger.locationId });
    await expectRefused(permanent, form, 'location', 'Location is required');
  });

  it.each([
    { duration: 4, rate: 25, totalWorkers: 1 },
    { duration: 16, rate: 250, totalWorkers: 100 },
  ])('take what lies at their limits: %j', async (fields) => {
    const body = aShift().with(fields).form(api, employer);
    expect(await api.request(createPost, { body }, employer)).toMatchObject({
      status: 201,
      body: fields,
    });
  });

  it.each([
    ['Authorized Retailer', 23],
    ['Sales and Marketing', 25],
    ['Cultivation', 25],
    ['Processing', 25],
    ['Miscellaneous Other Services', 25],
    ['Compliance and Regulatory', 30],
  ] as const)('ask at least %s to pay %d dollars', async (jobType, minimum) => {
    const post = (rate: number) =>
      api.request(
        createPost,
        { body: aShift().with({ jobType, rate }).form(api, employer) },
        employer,
      );

    expect(await post(minimum)).toMatchObject({ status: 201 });
    expect(await post(minimum - 0.5)).toMatchObject({
      status: 400,
      body: {
        errors: [{ path: 'rate', msg: `The rate cannot be lower than $${minimum} for ${jobType}` }],
      },
    });
  });
});

import { PaymentWorld } from './modules/stripe/testing/payment-world.ts';
import { type DocumentedCall, documentedCalls } from './testing/generated-requests.ts';
import { aMarketScene } from './testing/market-scene.ts';
import { fieldsOf, SoundRequests } from './testing/sound-requests.ts';
import type { TestApi } from './testing/test-api.ts';

/** What nobody may set by sending it along. */
const FORBIDDEN: Readonly<Record<string, unknown>> = {
  _id: '666666666666666666666666',
  id: '666666666666666666666666',
  usertype: 'Admin',
  role: 'admin',
  isAdmin: true,
  admin: true,
  level1: true,
  level5: true,
  skipOnboarding: true,
  suspended: false,
  paymentDetails: { leafshiftPercent: 0, processingFee: 0, prices: [] },
  paymentMethods: [{ last4: '4242' }],
  bankDetails: [{ last4: '6789' }],
  passwordHash: 'x',
  customerId: 'cus_stolen',
  employerId: '666666666666666666666666',
  userId: '666666666666666666666666',
  shiftStatus: 'Completed',
  status: 'Complete',
  confirmedArr: [],
  confirmedCount: 0,
  totalRate: 0.01,
  invoiceId: '666666666666666666666666',
  createdAt: '2020-01-01T00:00:00.000Z',
  onboarding: true,
};

/** Sent as JSON, because an object cannot have them. */
const PROTOTYPES = ['"__proto__":{"level5":true}', '"constructor":{"prototype":{"level5":true}}'];

const OPERATORS: readonly unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $in: ['a'] },
  { $regex: '.*' },
  { $where: 'sleep(1000)' },
  { $expr: { $eq: [1, 1] } },
];

/** Changed by every request or in the background, whatever it is. */
const ALWAYS_MOVING = new Set([
  'leases',
  'attempts',
  'socket_events',
  'sessions',
  'idempotency_records',
  'report_runs',
  'deliveries',
]);

/** Signed, by bytes or a form's own, and so without fields. */
const RAW = new Set([
  'admin.evidenceFile',
  'applications.form',
  'applications.sendResume',
  'stripe.webhook',
  'uploads.putFile',
]);
const calls = documentedCalls.filter(({ name }) => !RAW.has(name));
const writing = calls.filter(({ method }) => method !== 'GET');

interface Attempt {
  readonly what: string;
  readonly url: string;
  readonly payload?: string;
}

describe('input that is not meant well', () => {
  let world: PaymentWorld;
  let api: TestApi;
  let requests: SoundRequests;

  beforeAll(async () => {
    world = await PaymentWorld.start();
    api = world.api;
    requests = new SoundRequests(api, await aMarketScene(api));
    await api.settle();
  }, 120_000);
  afterAll(() => world.stop());

  /** What the back office has done so far. */
  const actions = (): Promise<string[]> =>
    api.database.native.collection('audit_log').distinct('action');

  /** A digest of each collection. */
  const stored = async (): Promise<Readonly<Record<string, string>>> => {
    const answer = await api.database.native.command({ dbHash: 1 });
    const { collections } = answer as unknown as { collections: Record<string, string> };
    return Object.fromEntries(
      Object.entries(collections).filter(([name]) => !ALWAYS_MOVING.has(name)),
    );
  };

  /** Those of the fields that are not refused by their names when they come all at once. */
  const notRefused = async (call: DocumentedCall, fields: readonly string[]): Promise<string[]> => {
    const all = Object.fromEntries(fields.map((field) => [field, FORBIDDEN[field]]));
    const payload = JSON.stringify({ ...requests.body(call), ...all });
    const { status, text } = await requests.send(call, { url: requests.address(call), payload });
    const { errors = [] } = JSON.parse(text || '{}') as { errors?: readonly { path: string }[] };
    const refused = status === 400 ? errors.map(({ path }) => path) : [];
    return fields.filter((field) => !refused.includes(field));
  };

  /** Each alone what is not refused together, and what no object can have. */
  const forbiddenIn = async (call: DocumentedCall): Promise<Attempt[]> => {
    const url = requests.address(call);
    const body = requests.body(call);
    const inside = JSON.stringify(body).slice(1, -1);
    const fields = Object.keys(FORBIDDEN).filter((field) => !fieldsOf(call).has(field));
    return [
      ...(await notRefused(call, fields)).map((field) => ({
        what: field,
        url,
        payload: JSON.stringify({ ...body, [field]: FORBIDDEN[field] }),
      })),
      ...PROTOTYPES.map((evil) => ({
        what: '',
        url,
        payload: `{${[inside, evil].filter(Boolean).join(',')}}`,
      })),
    ];
  };

  const operatorsIn = (call: DocumentedCall): Attempt[] => {
    const url = requests.address(call);
    const body = requests.body(call);
    const namesIn = (place: string) =>
      call.parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
    return OPERATORS.map((operator) => JSON.stringify(operator)).flatMap((operator) => [
      ...[...fieldsOf(call)].map((field) => ({
        what: field,
        url,
        payload: JSON.stringify({ ...body, [field]: JSON.parse(operator) as unknown }),
      })),
      ...namesIn('query').flatMap((name) => [
        { what: name, url: `${url}?${name}[$ne]=x` },
        { what: name, url: `${url}?${name}=${encodeURIComponent(operator)}` },
      ]),
      ...namesIn('path').map((name) => ({
        what: name,
        url: requests.addressWith(call, name, operator),
      })),
    ]);
  };

  it('stores none of 25 fields that are not for the sender to set, on any writing route', async () => {
    const before = await stored();
    const accepted: string[] = [];
    for (const call of writing) {
      for (const attempt of await forbiddenIn(call)) {
        const { status, text } = await requests.send(call, attempt);
        if (status !== 400 || !text.includes(attempt.what)) {
          accepted.push(`${call.name} ${attempt.what}: ${status} ${text.slice(0, 200)}`);
        }
      }
    }

    expect(accepted).toEqual([]);
    expect(await stored()).toEqual(before);
    expect(({} as { level5?: boolean }).level5).toBeUndefined();
  }, 120_000);

  it('has no effect as operators of the database, in any field, query or address', async () => {
    const before = await stored();
    const noted = await actions();
    const taken: string[] = [];
    for (const call of calls) {
      for (const attempt of operatorsIn(call)) {
        const { status, text } = await requests.send(call, attempt);
        // Text that looks like an operator is text: a search for it finds nothing.
        const isHarmless = status >= 400 ? status !== 500 : call.method === 'GET';
        if (!isHarmless) {
          taken.push(`${call.name} ${attempt.what}: ${status} ${text.slice(0, 200)}`);
        }
      }
    }

    expect(taken).toEqual([]);
    const after = await stored();
    expect({ ...after, ...logsOf(before) }).toEqual(before);
    // What somebody of the back office took out is on record, whatever they searched for.
    expect((await actions()).filter((action) => !noted.includes(action))).toEqual(['log-exported']);
  }, 120_000);
});

const logsOf = ({ audit_log = '', security_log = '' }: Readonly<Record<string, string>>) => ({
  audit_log,
  security_log,
});

import { closingTerms, deleteAccount, exportAccount } from '@leafshift/contracts/users';
import type { Person } from '../../../testing/people.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';
import { SettlingWorld } from '../testing/settling-world.ts';

describe('what somebody has of disputes about hours', () => {
  let world: PaymentWorld;
  let hours: SettlingWorld;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', TIMESHEET_ACCEPT_HOURS: '48' });
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    hours = await SettlingWorld.in(world);
    await hours.submitted();
    await hours.dispute();
  });

  const exported = async (person: Person) => {
    const headers = { 'x-auth-token': person.token };
    const answer = await world.api.send('GET', `/api${exportAccount.path}`, { headers });
    return (await answer.json()) as {
      readonly posts: { readonly timesheets: readonly object[] };
      readonly invoices: readonly object[];
    };
  };
  const leave = (person: Person) =>
    world.api.request(deleteAccount, { body: { password: person.password } }, person);
  const decided = async (): Promise<void> => {
    await hours.reply({ agree: false, reason: 'They left early' });
    await hours.decide(-2);
    await world.deliverAll();
    await world.deliverAll();
  };

  it('is in the exports of both sides, with the credit note in the employer’s', async () => {
    await decided();
    const timesheet = {
      state: 'decided',
      agreed: { hours: 6 },
      dispute: {
        reason: 'I came earlier',
        answer: { agree: false, reason: 'They left early' },
      },
      decision: { by: 'back-office', reason: 'We asked both' },
    };
    expect((await exported(hours.worker)).posts.timesheets).toMatchObject([timesheet]);
    const ofEmployer = await exported(hours.employer);
    expect(ofEmployer.posts.timesheets).toMatchObject([timesheet]);
    expect(ofEmployer.invoices).toMatchObject([{ creditNotes: [{ hours: 2 }] }]);
  });

  it('keeps the account open until it is decided', async () => {
    for (const person of [hours.worker, hours.employer]) {
      const { blockers } = await world.api.get(closingTerms, {}, person);
      expect(blockers).toContainEqual({
        code: 'CLOSE_HOURS_NOT_SETTLED',
        count: 1,
        amount: null,
      });
    }
    expect(await leave(hours.employer)).toMatchObject({
      status: 409,
      body: { code: 'CLOSE_HOURS_NOT_SETTLED' },
    });
  });

  it('loses the words of who closes the account, and keeps the hours', async () => {
    await decided();
    expect(await leave(hours.employer)).toMatchObject({ status: 204 });
    expect(await hours.sheetOf()).toMatchObject({
      agreed: { hours: 6 },
      dispute: { reason: 'I came earlier', answer: { agree: false, reason: '' } },
    });
  });
});

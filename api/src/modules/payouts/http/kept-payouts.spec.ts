import { updateUser } from '@leafshift/contracts/admin';
import { stepUp } from '@leafshift/contracts/auth';
import { notifications } from '@leafshift/contracts/notification';
import {
  holdPayout,
  type PayoutHoldForm,
  payouts,
  payoutsOfUser,
} from '@leafshift/contracts/payouts';
import { addBank } from '@leafshift/contracts/stripe';
import {
  recoverPassword,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@leafshift/contracts/users';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { aBankForm, PaymentWorld } from '../../stripe/testing/payment-world.ts';
import { AccountRepository } from '../../users/domain/ports/account.repository.ts';

describe('pay that is kept for a while', () => {
  let world: PaymentWorld;
  let admin: Admin;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', SESSION_IDLE_DAYS: '365' });
    admin = await anAdmin().in(world.api);
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
  });
  afterEach(async () => {
    expect(await world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  });

  let banks = 0;
  /** Nobody else's bank: who shares one with somebody suspended is looked at. */
  const giveBank = async (): Promise<void> => {
    banks += 1;
    const bankAccountNumber = String(banks).padStart(12, '0');
    await world.api.get(stepUp, { body: { password: worker.password } }, worker);
    await world.api.get(addBank, { body: aBankForm({ bankAccountNumber }) }, worker);
    await world.api.settle();
  };
  /** A shift of 200 dollars that is not submitted yet. */
  const work = async (): Promise<ShiftSteps> => {
    const steps = await ShiftSteps.post(world.api, employer);
    await steps.work(worker);
    return steps;
  };
  const earn = async (): Promise<void> => {
    const steps = await work();
    await steps.submit();
    await world.api.settle();
  };
  const payout = async () => {
    const [newest] = (await world.api.get(payouts, {}, worker)).payouts;
    if (!newest) throw new Error('There is no payout');
    return newest;
  };
  const transfers = async () =>
    (await world.stripe.transfers.list({ transfer_group: (await payout())._id })).data;
  const kinds = async () =>
    (await world.api.get(notifications, { query: {} }, worker)).notifications.map(
      ({ kind }) => kind,
    );

  describe('because its worker’s address is not verified', () => {
    let steps: ShiftSteps;

    beforeEach(async () => {
      await giveBank();
      steps = await work();
      await setVerified(null);
    });
    const submit = async (): Promise<void> => {
      await steps.submit();
      await world.api.settle();
    };

    const accounts = () => world.api.app.get(AccountRepository);
    const setVerified = (at: Date | null) => accounts().setEmailVerified(worker.id, at);
    const found = (texts: readonly string[], pattern: RegExp): string =>
      texts.map((text) => pattern.exec(text)?.[1] ?? '').findLast(Boolean) ?? '';
    const code = async (): Promise<string> => {
      await world.api.settle();
      const mails = await world.api.mailsTo(worker.email);
      return found(
        mails.map(({ subject }) => subject),
        /^(\d{6})/,
      );
    };
    const recoveryToken = async (): Promise<string> => {
      await world.api.settle();
      const mails = await world.api.mailsTo(worker.email);
      return found(
        mails.map(({ text }) => text),
        /token=([\w-]+)/,
      );
    };
    const verify = async (): Promise<void> => {
      await world.api.get(resendVerification, {}, worker);
      await world.api.get(verifyEmail, { body: { code: await code() } }, worker);
    };

    it('waits, and its worker is told why', async () => {
      await submit();

      expect(await payout()).toMatchObject({ status: 'waiting', waitingFor: 'EMAIL' });
      expect(await kinds()).toContain('payout-needs-email');
      expect(await transfers()).toEqual([]);
    });

    it('is sent once when the address is verified', async () => {
      await submit();
      await verify();
      await world.api.settle();

      expect(await payout()).toMatchObject({ status: 'sent', waitingFor: null });
      expect(await transfers()).toHaveLength(1);
    });

    it('is sent when a link of a mail shows that the address is theirs', async () => {
      await submit();
      const { _id: id } = await payout();
      await world.api.get(recoverPassword, { body: { email: worker.email } });
      const body = { token: await recoveryToken(), password: 'another one 25' };
      await world.api.get(resetPassword, { body });
      await world.api.settle();

      expect((await accounts().find(worker.id))?.emailVerifiedAt).not.toBeNull();
      expect((await world.stripe.transfers.list({ transfer_group: id })).data).toHaveLength(1);
    });

    it('waits for the bank after that, where there is none', async () => {
      worker = await aWorker().onboarded().in(world.api);
      steps = await work();
      await setVerified(null);
      await submit();
      await verify();
      await world.api.settle();

      expect(await payout()).toMatchObject({ status: 'waiting', waitingFor: 'BANK' });
    });

    it('does not stay behind where the address is verified while that is decided', async () => {
      await Promise.all([submit(), verify()]);
      await world.api.settle();

      expect(await payout()).toMatchObject({ status: 'sent' });
      expect(await transfers()).toHaveLength(1);
    });
  });

  describe('because the back office holds it', () => {
    /** Signed in just now, because it moves money. */
    const decide = async (body: PayoutHoldForm) => {
      const params = { id: (await payout())._id };
      return world.api.request(holdPayout, { params, body }, await anAdmin().in(world.api));
    };
    const inDays = (days: number): string =>
      new Date(world.api.clock.now().getTime() + days * 86_400_000).toISOString();
    const reason = 'We check your hours';

    it('goes out to a suspended worker, unless it is held', async () => {
      await giveBank();
      const steps = await work();
      await world.api.get(
        updateUser,
        { params: { id: worker.id }, body: { suspended: true, reason: 'Fights at work' } },
        admin,
      );
      await steps.submit();
      await world.api.settle();

      expect(await payout()).toMatchObject({ status: 'sent', hold: null });
    });

    it('is held with a reason and a date that its worker reads, and then sent by itself', async () => {
      await earn();
      const hold = { reason, until: inDays(5) };
      const held = await decide({ hold: true, ...hold });
      expect(held).toMatchObject({ ok: true, body: { status: 'held', waitingFor: 'BANK', hold } });
      await giveBank();

      expect(await payout()).toMatchObject({ status: 'held', waitingFor: 'RELEASE', hold });
      expect(await kinds()).toContain('payout-held');
      expect(await transfers()).toEqual([]);

      world.api.clock.advance({ days: 5 });
      await world.api.settle();
      expect(await payout()).toMatchObject({ status: 'sent', hold: null });
      expect(await transfers()).toHaveLength(1);
    });

    it('is held for 14 days where nobody says until when', async () => {
      await earn();
      await decide({ hold: true, reason });

      expect((await payout()).hold?.until).toBe(inDays(14));
    });

    it('is sent when the hold is lifted; the end of an earlier hold ends no later one', async () => {
      await earn();
      await decide({ hold: true, reason, until: inDays(1) });
      await giveBank();
      world.api.clock.advance({ hours: 1 });
      await decide({ hold: true, reason: 'We still check your hours', until: inDays(9) });
      world.api.clock.advance({ days: 2 });
      await world.api.settle();
      expect(await payout()).toMatchObject({ status: 'held' });

      expect(await decide({ hold: false })).toMatchObject({ ok: true });
      await world.api.settle();
      expect(await transfers()).toHaveLength(1);
    });

    it('is held with a reason, and not until yesterday', async () => {
      await earn();

      expect(await decide({ hold: true, reason, until: inDays(-1) })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'until' }] },
      });
      expect(await decide({ hold: true, reason: ' ' })).toMatchObject({ status: 400 });
    });

    it('cannot be called back once it is on its way', async () => {
      await giveBank();
      await earn();

      expect(await decide({ hold: true, reason })).toMatchObject({
        status: 409,
        body: { code: 'PAYOUT_SENT' },
      });
    });

    it('is found by the account, and stands in the audit log', async () => {
      await earn();
      await decide({ hold: true, reason });

      const found = await world.api.get(payoutsOfUser, { params: { id: worker.id } }, admin);
      expect(found.payouts).toEqual([await payout()]);
      const audit = world.api.database.native.collection('audit_log');
      const details = { reason, until: new Date(inDays(14)) };
      expect(await audit.findOne({ action: 'payout-held', details })).not.toBeNull();
    });
  });
});

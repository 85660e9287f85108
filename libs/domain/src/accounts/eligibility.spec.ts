import fc from 'fast-check';
import { DOCUMENT_STATUSES } from '../onboarding/onboarding.ts';
import {
  confirmationRefusal,
  ELIGIBILITY_ACTIONS,
  type EligibilityAction,
  type EligibilityCode,
  type EligibilityFacts,
  eligibilityRefusal,
  type PaymentStanding,
  VERIFICATION_GATES,
} from './eligibility.ts';

const NEW_WORK: readonly EligibilityAction[] = [
  'publish-temp',
  'publish-permanent',
  'request',
  'confirm',
  'be-confirmed',
];

const facts = (changes: Partial<EligibilityFacts> = {}): EligibilityFacts => ({
  emailVerified: true,
  isSuspended: false,
  isUnderReview: false,
  documents: ['Pending'],
  ...changes,
});

const anyFacts: fc.Arbitrary<EligibilityFacts> = fc.record({
  emailVerified: fc.boolean(),
  isSuspended: fc.boolean(),
  isUnderReview: fc.boolean(),
  documents: fc.array(fc.constantFrom(...DOCUMENT_STATUSES), { maxLength: 2 }),
});

const payment = (changes: Partial<PaymentStanding>): EligibilityFacts =>
  facts({ payment: { card: 'working', hasOverdueInvoice: false, ...changes } });

const anyPolicy = fc.record({ gate: fc.constantFrom(...VERIFICATION_GATES) });

/** What of everything is refused, and with what. */
const refusedBy = (given: EligibilityFacts, gate: 'submitted' | 'approved' = 'submitted') =>
  Object.fromEntries(
    ELIGIBILITY_ACTIONS.map((action) => [action, eligibilityRefusal(action, given, { gate })]).map(
      ([action, refusal]) => [action, (refusal as { code: string } | null)?.code ?? null],
    ),
  );

const all = (actions: readonly EligibilityAction[], code: EligibilityCode) =>
  Object.fromEntries(
    ELIGIBILITY_ACTIONS.map((action) => [action, actions.includes(action) ? code : null]),
  );

describe('an account', () => {
  it('may do everything with a verified address and documents that wait', () => {
    expect(refusedBy(facts())).toEqual(all([], 'EMAIL_NOT_VERIFIED'));
  });

  it('may do nothing before its e-mail address is verified', () => {
    const unverified = facts({ emailVerified: false });
    expect(refusedBy(unverified)).toEqual(all(ELIGIBILITY_ACTIONS, 'EMAIL_NOT_VERIFIED'));
  });

  it('that is suspended gets no new work, and is still paid what it has earned', () => {
    const suspended = facts({ isSuspended: true });
    expect(refusedBy(suspended)).toEqual(all(NEW_WORK, 'ACCOUNT_SUSPENDED'));
  });

  it('with a working card and no overdue invoice may post and confirm', () => {
    expect(refusedBy(payment({}))).toEqual(all([], 'CARD_NEEDED'));
  });

  it.each([
    ['missing', 'CARD_NEEDED'],
    ['failed', 'CARD_FAILED'],
  ] as const)(
    'whose card is %s neither posts shifts nor confirms; jobs cost nothing',
    (card, code) => {
      expect(refusedBy(payment({ card }))).toEqual(all(['publish-temp', 'confirm'], code));
    },
  );

  it('with an overdue invoice posts nothing and confirms nobody', () => {
    expect(refusedBy(payment({ hasOverdueInvoice: true }))).toEqual(
      all(['publish-temp', 'publish-permanent', 'confirm'], 'INVOICE_OVERDUE'),
    );
  });

  it('that is under review gets no new work', () => {
    const matching = facts({ isUnderReview: true });
    expect(refusedBy(matching)).toEqual(all(NEW_WORK, 'ACCOUNT_UNDER_REVIEW'));
  });

  it('of which a document is rejected gets no new work, whatever the gate', () => {
    const rejected = facts({ documents: ['Approved', 'Rejected'] });
    expect(refusedBy(rejected)).toEqual(all(NEW_WORK, 'DOCUMENTS_REJECTED'));
    expect(refusedBy(rejected, 'approved')).toEqual(all(NEW_WORK, 'DOCUMENTS_REJECTED'));
  });

  it.each(['Not Submitted', 'Pending'] as const)(
    'of which a document is %s posts no shift and is not confirmed where they must be approved',
    (status) => {
      const waiting = facts({ documents: ['Approved', status] });
      const behindGate = ['publish-temp', 'be-confirmed'] as const;
      expect(refusedBy(waiting, 'approved')).toEqual(all(behindGate, 'DOCUMENTS_NOT_APPROVED'));
      expect(refusedBy(waiting)).toEqual(all([], 'DOCUMENTS_NOT_APPROVED'));
    },
  );

  it('hears the weightiest reason first', () => {
    const everything = facts({
      emailVerified: false,
      isSuspended: true,
      isUnderReview: true,
      documents: ['Rejected'],
    });
    const request = (given: EligibilityFacts) =>
      eligibilityRefusal('request', given, { gate: 'approved' })?.code;
    expect(request(everything)).toBe('ACCOUNT_SUSPENDED');
    expect(request({ ...everything, isSuspended: false })).toBe('ACCOUNT_UNDER_REVIEW');
    expect(request({ ...everything, isSuspended: false, isUnderReview: false })).toBe(
      'EMAIL_NOT_VERIFIED',
    );
  });

  it('never may do more for being worse', () => {
    fc.assert(
      fc.property(
        anyFacts,
        anyPolicy,
        fc.constantFrom(...ELIGIBILITY_ACTIONS),
        (given, policy, action) => {
          const worse: readonly Partial<EligibilityFacts>[] = [
            { emailVerified: false },
            { isSuspended: true },
            { isUnderReview: true },
            { documents: [...given.documents, 'Rejected'] },
          ];
          return (
            eligibilityRefusal(action, given, policy) === null ||
            worse.every((change) => eligibilityRefusal(action, { ...given, ...change }, policy))
          );
        },
      ),
    );
  });
});

describe('a confirmation', () => {
  const policy = { gate: 'submitted' } as const;

  it('is refused to the employer for reasons of their own', () => {
    const refusal = confirmationRefusal(facts({ isSuspended: true }), facts(), policy);
    expect(refusal).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  });

  it('never says why a worker cannot be confirmed', () => {
    fc.assert(
      fc.property(anyFacts, anyPolicy, (worker, given) => {
        const refusal = confirmationRefusal(facts({ documents: ['Approved'] }), worker, given);
        const isRefused = eligibilityRefusal('be-confirmed', worker, given) !== null;
        return isRefused ? refusal?.code === 'WORKER_NOT_ELIGIBLE' : refusal === null;
      }),
    );
  });

  it('is refused for a worker whose account is closed', () => {
    expect(confirmationRefusal(facts(), null, policy)).toMatchObject({
      code: 'WORKER_NOT_ELIGIBLE',
    });
  });
});

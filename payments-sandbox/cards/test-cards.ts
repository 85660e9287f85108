/** A bank's refusal in Stripe's words. */
export interface Decline {
  readonly code:
    | 'authentication_required'
    | 'card_declined'
    | 'expired_card'
    | 'incorrect_cvc'
    | 'processing_error';
  readonly decline_code?: string;
  readonly message: string;
}

/** How a card behaves; the only thing kept of its number besides the last four digits. */
export interface CardTraits {
  /** Refused when it is saved, and when it is charged. */
  readonly declined?: Decline;
  /** Saved without complaint, refused at every charge. */
  readonly declinedWhenCharged?: Decline;
  /** Its owner must approve: once when it is saved, or at every charge. */
  readonly authentication?: 'always' | 'once';
}

interface TestCard extends CardTraits {
  readonly number: string;
  /** Stripe's name for the same card where no number is sent. */
  readonly name?: string;
  readonly brand: 'amex' | 'discover' | 'mastercard' | 'visa';
  readonly country: string;
  readonly funding: 'credit' | 'debit';
}

const declined = (declineCode: string): Decline => ({
  code: 'card_declined',
  decline_code: declineCode,
  message: 'Your card was declined.',
});

const insufficientFunds: Decline = {
  ...declined('insufficient_funds'),
  message: 'Your card has insufficient funds.',
};

const visa = { brand: 'visa', country: 'US', funding: 'credit' } as const;

/** Stripe's public test cards, as far as the product needs them. */
const testCards: readonly TestCard[] = [
  { number: '4242424242424242', name: 'pm_card_visa', ...visa },
  { number: '4000056655665556', name: 'pm_card_visa_debit', ...visa, funding: 'debit' },
  { number: '4000001240000000', name: 'pm_card_ca', ...visa, country: 'CA' },
  { number: '5555555555554444', name: 'pm_card_mastercard', ...visa, brand: 'mastercard' },
  { number: '2223003122003222', ...visa, brand: 'mastercard' },
  { number: '378282246310005', name: 'pm_card_amex', ...visa, brand: 'amex' },
  { number: '6011111111111117', name: 'pm_card_discover', ...visa, brand: 'discover' },
  { number: '4000000000000077', name: 'pm_card_bypassPending', ...visa },
  {
    number: '4000000000000002',
    name: 'pm_card_visa_chargeDeclined',
    ...visa,
    declined: declined('generic_decline'),
  },
  {
    number: '4000000000009995',
    name: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    ...visa,
    declined: insufficientFunds,
  },
  { number: '4000000000009987', ...visa, declined: declined('lost_card') },
  { number: '4000000000009979', ...visa, declined: declined('stolen_card') },
  {
    number: '4000000000000069',
    name: 'pm_card_chargeDeclinedExpiredCard',
    ...visa,
    declined: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4000000000000127',
    name: 'pm_card_chargeDeclinedIncorrectCvc',
    ...visa,
    declined: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    number: '4000000000000119',
    name: 'pm_card_chargeDeclinedProcessingError',
    ...visa,
    declined: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  {
    number: '4000000000000341',
    name: 'pm_card_chargeCustomerFail',
    ...visa,
    declinedWhenCharged: declined('generic_decline'),
  },
  {
    number: '4000002500003155',
    name: 'pm_card_authenticationRequiredOnSetup',
    ...visa,
    authentication: 'once',
  },
  {
    number: '4000002760003184',
    name: 'pm_card_authenticationRequired',
    ...visa,
    authentication: 'always',
  },
];

/** The test card with this number. */
export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

/** The test card with this name of Stripe's, such as `pm_card_visa`. */
export function findNamedTestCard(name: string): TestCard | undefined {
  return testCards.find((card) => card.name === name);
}

/** What is remembered of the card's behaviour. */
export function traitsOf(card: CardTraits): CardTraits {
  return {
    ...(card.declined ? { declined: card.declined } : {}),
    ...(card.declinedWhenCharged ? { declinedWhenCharged: card.declinedWhenCharged } : {}),
    ...(card.authentication ? { authentication: card.authentication } : {}),
  };
}

export type { TestCard };

/** What is printed of a card on a receipt. */
export interface PrintedCard {
  /** The provider's word, such as `visa`. */
  readonly brand: string;
  readonly last4: string;
}

const NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  interac: 'Interac',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A card's brand as people know it; the provider's own word where we know no better. */
export const brandName = (brand: string): string => NAMES[brand] ?? brand;

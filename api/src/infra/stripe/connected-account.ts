/** Whose account it is; `account` is the id kept so far. */
export interface AccountOrder {
  readonly account: string | null;
  readonly userId: string;
  readonly email: string;
  readonly holder: 'company' | 'individual';
}

/** Where the provider's page leads back to. */
export interface AccountLinkOrder {
  readonly account: string;
  readonly returnUrl: string;
  /** Where it leads when the link is too old, used, or the person left for now. */
  readonly refreshUrl: string;
}

/** A bank account as the provider shows it. */
export interface ProviderBank {
  readonly id: string;
  readonly bankName: string;
  readonly last4: string;
  /** The name on the account; null where the provider does not say. */
  readonly holderName: string | null;
  /** The same for the same account wherever it is entered; null where the provider does not say. */
  readonly fingerprint: string | null;
}

/** How a connected account stands. */
export interface AccountState {
  readonly account: string;
  /** Whether transfers reach it. */
  readonly payable: boolean;
  /** What the provider still wants to know, in its own words. */
  readonly missing: readonly string[];
  /** The bank that it is paid out to. */
  readonly bank: ProviderBank | null;
}

/** A bank account as a person typed it; it goes to the provider and nowhere else. */
export interface BankOrder {
  readonly account: string;
  readonly holder: 'company' | 'individual';
  readonly firstName: string;
  readonly lastName: string;
  readonly institutionNumber: string;
  readonly transitNumber: string;
  readonly bankAccountNumber: string;
  readonly address: {
    readonly line1: string;
    readonly city: string;
    readonly province: string;
    readonly postalCode: string;
  };
  /** When and from which address its holder agreed to the provider's terms. */
  readonly agreedAt: Date;
  readonly agreedFrom: string;
}

/** What became of a bank account. */
export type BankResult =
  | { readonly status: 'added'; readonly bank: ProviderBank; readonly payable: boolean }
  /** The numbers cannot be right. */
  | {
      readonly status: 'refused';
      readonly field: 'bankAccountNumber' | 'institutionNumber' | null;
      readonly message: string;
    };

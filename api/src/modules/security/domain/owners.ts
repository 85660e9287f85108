import type { Language } from '@leafshift/domain/languages';
import type { UserId } from '../../../core/ids.ts';

/** Where and how the owner of an account is written to. */
export interface Owner {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: Language;
}

/** Who owns accounts; the module of users knows. */
export abstract class Owners {
  /** Null for a closed account. */
  abstract find(userId: UserId): Promise<Owner | null>;
}

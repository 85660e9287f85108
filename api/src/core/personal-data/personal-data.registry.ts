import { Injectable } from '@nestjs/common';
import type { UserId } from '../ids.ts';

/** What one module holds on a person. */
export interface PersonalData {
  /** Its name in the export, such as `profile`. */
  readonly section: string;
  /** Everything that is held on the person, as JSON. */
  collect(userId: UserId): Promise<unknown>;
  /**
   * Takes the person out, inside the transaction that closes the account. Records that the law asks
   * to keep stay, without the person's profile. Throws an ApiError when the account may not be closed yet.
   */
  erase(userId: UserId): Promise<void>;
}

/** Who holds personal data, so that export and deletion miss nobody. Register in `onModuleInit`. */
@Injectable()
export class PersonalDataRegistry {
  readonly #holders = new Map<string, PersonalData>();

  register(holder: PersonalData): void {
    if (this.#holders.has(holder.section)) {
      throw new Error(`Two holders of the personal data section ${holder.section}`);
    }
    this.#holders.set(holder.section, holder);
  }

  get holders(): readonly PersonalData[] {
    return [...this.#holders.values()];
  }
}

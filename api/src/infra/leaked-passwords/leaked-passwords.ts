/** Passwords that stood in data leaks. */
export abstract class LeakedPasswords {
  /** Whether a password is known from a leak; false where nobody can say now. */
  abstract has(password: string): Promise<boolean>;
}

/** Where no service of leaked passwords is asked. */
export class NoLeakedPasswords extends LeakedPasswords {
  override async has(): Promise<boolean> {
    return false;
  }
}

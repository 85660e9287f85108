/** What must never stand in a log line, by what it is. */
const SECRETS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a session token', /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/],
  ['a password hash', /\$argon2/],
  ["the tests' password", /correct horse/],
  ['a signed address', /signature=[\w-]{8,}/],
  ['the address of a document', /\/api\/files\/[\w-]{8,}/],
  ['a link of a mail', /[?&]token=[\w-]{8,}/],
  ['a secret of the payment provider', /\b(?:sk|rk|whsec)_[A-Za-z0-9]{6,}|_secret_[A-Za-z0-9]{6,}/],
  ['a bank account number', /"?bankAccountNumber"?\s*:\s*"?\d/],
  ['a private calendar address', /\/calendar\/[\w-]{43}\.ics/],
];

/** Reads every log line of an API under test, and keeps those that hold a secret. */
export class WatchedLog {
  readonly #found: string[] = [];

  write(line: string): void {
    for (const [what, pattern] of SECRETS) {
      if (pattern.test(line)) {
        this.#found.push(`${what}: ${line.slice(0, 300)}`);
      }
    }
  }

  /** Throws when a secret was written. */
  check(): void {
    if (this.#found.length > 0) {
      throw new Error(`The log holds what it must not hold:\n${this.#found.join('\n')}`);
    }
  }
}

/** Why this process cannot work on its database, in a sentence for the operator. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

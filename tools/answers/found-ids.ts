const ID = /^[0-9a-f]{24}$/;

/** Ids and addresses that answers have named, by what they belong to: `post`, `invoice`, `user`. */
export class FoundIds {
  readonly #byNoun = new Map<string, Set<string>>();
  readonly #addresses = new Set<string>();

  /** Notes what is in an answer's body. */
  note(body: unknown): void {
    this.#visit(body, '');
  }

  /** What may stand for a parameter of a path: `{postId}` is a post's, `/invoice/{id}` an invoice's. */
  for(path: string, param: string): string[] {
    const [, segment = ''] = path.split('/');
    const noun = param === 'id' ? singular(segment) : param.replace(/Id$/, '');
    return [...(this.#byNoun.get(noun) ?? [])];
  }

  /** Every address that was named. */
  get addresses(): readonly string[] {
    return [...this.#addresses];
  }

  #visit(value: unknown, key: string): void {
    if (typeof value === 'string') this.#noteText(value, key);
    else if (Array.isArray(value)) for (const item of value) this.#visitItem(item, key);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) this.#visit(child, name);
    }
  }

  #visitItem(item: unknown, list: string): void {
    const id = typeof item === 'object' && item !== null && '_id' in item ? item._id : undefined;
    if (typeof id === 'string') this.#add(singular(list), id);
    this.#visit(item, list);
  }

  #noteText(text: string, key: string): void {
    if (ID.test(text) && key.endsWith('Id')) this.#add(key.slice(0, -2), text);
    for (const [address] of text.matchAll(/(?:https?:\/\/|\/api\/)[^\s"'<>\\)]+/g)) {
      this.#addresses.add(address);
    }
  }

  #add(noun: string, id: string): void {
    this.#byNoun.set(noun, (this.#byNoun.get(noun) ?? new Set()).add(id));
  }
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}

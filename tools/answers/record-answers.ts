import { type Answer, ask } from './answer.ts';
import { FoundIds } from './found-ids.ts';
import type { GetOperation } from './get-operations.ts';
import { masked } from './masks.ts';
import { queryVariants } from './query-variants.ts';

/** Somebody who asks; the public has no token. */
export interface Asker {
  readonly name: string;
  readonly token?: string;
}

/** What was asked of which operation, and the answer. */
export interface RecordedAnswer {
  readonly path: string;
  readonly answer: Answer;
}

/** Every answer by who asked and what, as in `worker@… GET /posts/find-work?sort=newest`. */
export type Recording = ReadonlyMap<string, RecordedAnswer>;

const PUBLIC: Asker = { name: 'public' };
const PAGES = 4;
const OWN_IDS = 60;
/** How many ids of other people are tried as well, to see the refusals. */
const FOREIGN_IDS = 4;
const UNKNOWN_ID = '0'.repeat(24);

/** Asks an API all of its GETs as several people and keeps the answers. */
export class AnswerRecorder {
  readonly #origin: string;
  readonly #operations: readonly GetOperation[];
  readonly #now: Date;
  readonly #recording = new Map<string, RecordedAnswer>();
  readonly #found = new FoundIds();

  constructor(origin: string, operations: readonly GetOperation[], now: Date) {
    this.#origin = origin;
    this.#operations = operations;
    this.#now = now;
  }

  /** Asks lists first, then single objects by the ids in those lists, then the addresses found in answers. */
  async record(people: readonly Asker[]): Promise<Recording> {
    const askers = [PUBLIC, ...people];
    const own = new Map(askers.map((asker) => [asker, new FoundIds()]));
    for (const [asker, found] of own) {
      for (const operation of this.#operations.filter(({ params }) => params.length === 0)) {
        await this.#askVariants(operation, asker, found);
      }
    }
    for (const [asker, found] of own) {
      for (const operation of this.#operations.filter(({ params }) => params.length > 0)) {
        await this.#askById(operation, asker, found);
      }
    }
    await this.#askAddresses();
    return this.#recording;
  }

  /** The operations that answered nobody with success. */
  get neverFound(): string[] {
    const answered = new Set(
      [...this.#recording.values()]
        .filter(({ answer }) => answer.status < 400)
        .map(({ path }) => path),
    );
    return this.#operations.map(({ path }) => path).filter((path) => !answered.has(path));
  }

  async #askVariants(operation: GetOperation, asker: Asker, found: FoundIds): Promise<void> {
    for (const query of queryVariants(operation.query, this.#now)) {
      const status = await this.#askPages(operation, asker, found, query);
      if (status === 401 || status === 403) return;
    }
  }

  async #askPages(
    { path }: GetOperation,
    asker: Asker,
    found: FoundIds,
    query: string,
  ): Promise<number> {
    let cursor: string | null = null;
    let first = 0;
    for (let page = 1; page <= PAGES; page += 1) {
      const search = new URLSearchParams(query);
      if (cursor !== null) search.set('cursor', cursor);
      const label = `${path}${query && `?${query}`}${page > 1 ? ` page ${page}` : ''}`;
      const address = `/api${path}${search.size > 0 ? `?${search}` : ''}`;
      const { status, raw } = await this.#ask(path, address, asker, label, found);
      first ||= status;
      cursor = (raw as { nextCursor?: string | null } | null)?.nextCursor ?? null;
      if (cursor === null) break;
    }
    return first;
  }

  async #askById({ path, params }: GetOperation, asker: Asker, own: FoundIds): Promise<void> {
    const [param = ''] = params;
    const mine = own.for(path, param).slice(0, OWN_IDS);
    const others = this.#found.for(path, param).filter((id) => !mine.includes(id));
    for (const id of [UNKNOWN_ID, ...mine, ...others.slice(0, FOREIGN_IDS)]) {
      const label = path.replace(`{${param}}`, id);
      const { status } = await this.#ask(path, `/api${label}`, asker, label, own);
      if (status === 401 || status === 403) return;
    }
  }

  async #askAddresses(): Promise<void> {
    for (const address of this.#found.addresses) {
      const { pathname, search, origin } = new URL(address, this.#origin);
      const operation = this.#operations.find(({ path }) => isAt(pathname, path));
      if (!operation || origin !== this.#origin) continue;
      const label = masked(`${pathname}${search}`).replace(/^\/api/, '');
      await this.#ask(operation.path, `${pathname}${search}`, PUBLIC, label, new FoundIds());
    }
  }

  async #ask(path: string, address: string, asker: Asker, label: string, own: FoundIds) {
    const { answer, raw } = await ask(`${this.#origin}${address}`, asker.token);
    this.#recording.set(`${asker.name} GET ${label}`, { path, answer });
    own.note(raw);
    this.#found.note(raw);
    return { status: answer.status, raw };
  }
}

function isAt(pathname: string, template: string): boolean {
  if (!template.includes('{')) return false;
  const literal = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^/api${literal}$`).test(pathname);
}

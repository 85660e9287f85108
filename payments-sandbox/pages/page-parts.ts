import type { Call } from '../http/call.ts';
import type { Form } from '../http/form.ts';
import type { Store } from '../state/store.ts';

/** What the sandbox's pages work with. */
export interface PageParts {
  readonly store: Store;
  seconds(): number;
  /** Runs a change, all or nothing, and sends its webhooks. */
  change<R>(work: () => R): R;
  /** A call as the API would make it, with these parameters. */
  callFor(form: Form): Call;
}

import type Stripe from 'stripe';
import type { Store } from '../state/store.ts';
import type { Params } from './params.ts';

/** Who calls: the platform with its secret key, or a page with a client secret. */
export type Caller = 'platform' | 'page';

/** The event to record: what happened, to which object, on which connected account. */
export interface Happening {
  readonly type: Stripe.Event.Type;
  readonly object: object;
  readonly previous?: object;
  readonly account?: string;
}

/** One request on its way through a resource. */
export interface Call {
  readonly store: Store;
  readonly params: Params;
  /** The ids in the path, by their names in the route. */
  readonly path: Readonly<Record<string, string>>;
  readonly caller: Caller;
  /** Seconds since 1970. */
  readonly now: number;
  /** Where people's browsers reach the sandbox's pages. */
  readonly publicUrl: string;
  /** The platform's balance before its first charge, in cents. */
  readonly openingBalance: number;
  record(happening: Happening): void;
}

/** One operation of the API. */
export interface Route {
  readonly method: 'DELETE' | 'GET' | 'POST';
  /** As in Stripe's OpenAPI file, such as `/v1/customers/{customer}`. */
  readonly path: string;
  /** The parameters that the sandbox understands; `expand` always is. */
  readonly params: readonly string[];
  /** A page may call it with the intent's client secret. */
  readonly forPages?: boolean;
  readonly handle: (call: Call) => object;
}

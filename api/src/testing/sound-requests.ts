import fc from 'fast-check';
import type { LooseInput } from '../core/http/call-request.ts';
import type { DocumentedCall } from './generated-requests.ts';
import type { MarketScene } from './market-scene.ts';
import { OWNERSHIP } from './ownership.ts';
import { valuesOf } from './schema-values.ts';
import type { TestApi } from './test-api.ts';

const WORKERS_CALLS =
  /availability|certificate|survey|calendar|rating\.(rateBusiness|given)|attendance\.own|briefings\.coming|quizzes\.begin|savedSearches|posts\.(request|agree|withdraw|cancel)/i;

/** Parameters that are no ids of ours. */
const USUAL: Readonly<Record<string, string>> = {
  level: '1',
  disputeId: 'dp_1',
  kind: 'offer',
  language: 'en',
};

/** Sound requests of any call, for tests that add something unsound to them. */
export class SoundRequests {
  readonly #api: TestApi;
  readonly #scene: MarketScene;

  constructor(api: TestApi, scene: MarketScene) {
    this.#api = api;
    this.#scene = scene;
  }

  /** The address with ids of things that are there. */
  address(call: DocumentedCall): string {
    const params = this.#owned(call)?.params ?? {};
    return this.#filled(call.path, params);
  }

  /** The address with something else in place of one parameter. */
  addressWith({ path }: DocumentedCall, parameter: string, value: string): string {
    return this.#filled(path, { [parameter]: value });
  }

  body(call: DocumentedCall): Record<string, unknown> {
    const owned = this.#owned(call)?.body;
    if (owned || !call.body) {
      return (owned ?? {}) as Record<string, unknown>;
    }
    const bodies = valuesOf(call.body, [this.#scene.openShift.postId]).filter(
      (body) => !JSON.stringify(body).includes('\\u0000'),
    );
    const [body] = fc.sample(bodies, { numRuns: 1, seed: 1 });
    return body as Record<string, unknown>;
  }

  /** Sends it as somebody who may. */
  async send(
    call: DocumentedCall,
    { url, payload }: { readonly url: string; readonly payload?: string | undefined },
  ): Promise<{ readonly status: number; readonly text: string }> {
    const answer = await this.#api.app.inject({
      method: call.method as 'POST',
      url,
      headers: {
        'x-auth-token': this.#sender(call).token,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    });
    return { status: answer.statusCode, text: answer.payload };
  }

  #sender({ name, path }: DocumentedCall): { readonly token: string } {
    if (path.includes('/admin/')) {
      return this.#scene.admin;
    }
    const ownership = OWNERSHIP[name];
    const isWorkers =
      ownership && 'of' in ownership ? ownership.of === 'Temp' : WORKERS_CALLS.test(name);
    return isWorkers ? this.#scene.worker : this.#scene.employer;
  }

  #owned({ name }: DocumentedCall): LooseInput | null {
    const ownership = OWNERSHIP[name];
    return ownership && 'of' in ownership ? ownership.input(this.#scene, this.#api) : null;
  }

  #filled(path: string, params: Readonly<Record<string, unknown>>): string {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name] ?? USUAL[name] ?? this.#scene.openShift.postId;
      return encodeURIComponent(String(value));
    });
    return `/api${filled}`;
  }
}

/** The names of the fields at the top of a call's body. */
export const fieldsOf = ({ body }: DocumentedCall): ReadonlySet<string> =>
  new Set(
    [body, ...(body?.oneOf ?? []), ...(body?.anyOf ?? [])].flatMap((shape) =>
      Object.keys(shape?.properties ?? {}),
    ),
  );

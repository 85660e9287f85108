/** The part of autocannon that the benchmark uses; it brings no types of its own. */
declare module 'autocannon' {
  interface Request {
    readonly path?: string;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests: readonly { readonly setupRequest: (request: Request) => Request }[];
  }

  interface Result {
    /** Seconds. */
    readonly duration: number;
    readonly requests: { readonly total: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly errors: number;
    readonly timeouts: number;
    readonly '4xx': number;
    readonly '5xx': number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}

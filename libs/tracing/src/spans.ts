/** A span's name, and under which other one it belongs where that is not what runs. */
export interface SpanOptions {
  readonly name: string;
  /** What `trace` gave elsewhere, such as in the request that a record was written by. */
  readonly under?: string | undefined;
}

/** How a program tells what it does; whoever starts tracing takes it up. */
export interface Spans {
  /** Does the work in a span, which ends with it or with its promise; the work's own failure is passed on. */
  run<Result>(options: SpanOptions, work: () => Result): Result;
  /** Names the span that runs. */
  name(name: string): void;
  /** What names the span that runs to others (W3C `traceparent`); undefined where none does. */
  readonly trace: string | undefined;
}

/** Without tracing nothing of it is loaded, and work is done as it is. */
const nobodyLooks: Spans = { run: (_, work) => work(), name: () => undefined, trace: undefined };

let taken: Spans = nobodyLooks;

/** The spans of this process. */
export const spans = (): Spans => taken;

/** Has them taken up from now on. */
export function takeSpans(by: Spans): void {
  taken = by;
}

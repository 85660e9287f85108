interface Span {
  readonly from: Date;
  readonly to: Date;
}

const TRAVEL_MS = 2 * 60 * 60 * 1000;

/** When everybody is taken, so that nobody is at two places. */
export class Diary<Who> {
  readonly #spans = new Map<Who, Span[]>();

  isFree(who: Who, { from, to }: Span): boolean {
    return (this.#spans.get(who) ?? []).every(
      (span) =>
        span.to.getTime() + TRAVEL_MS <= from.getTime() ||
        to.getTime() + TRAVEL_MS <= span.from.getTime(),
    );
  }

  take(who: Who, span: Span): void {
    this.#spans.set(who, [...(this.#spans.get(who) ?? []), span]);
  }
}

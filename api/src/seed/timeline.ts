type Step = () => Promise<void>;

interface Event {
  readonly at: Date;
  readonly step: Step;
  /** Whether it may happen beside others of the same instant that may, too. */
  readonly isOwn: boolean;
}

/** So many people act at once: more would only wait for the database. */
const AT_ONCE = 6;

/** What happens when, in the demo marketplace. */
export class Timeline {
  readonly #events: Event[] = [];

  /** What was added first happens first at the same instant. */
  add(at: Date, step: Step): void {
    this.#events.push({ at, step, isOwn: false });
  }

  /** What somebody does for themselves, side by side with all others who do so at the same instant. */
  addBeside(at: Date, step: Step): void {
    this.#events.push({ at, step, isOwn: true });
  }

  /** Runs everything in the order of time. */
  async run(goTo: (at: Date) => Promise<void>): Promise<void> {
    const events = this.#events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    for (let index = 0; index < events.length; ) {
      const group = besides(events, index);
      await goTo(group[0].at);
      await sideBySide(group.map(({ step }) => step));
      index += group.length;
    }
  }
}

/** The event at an index, and those after it that happen beside it. */
function besides(events: readonly Event[], index: number): readonly [Event, ...Event[]] {
  const first = events[index];
  if (first === undefined) throw new RangeError(`There is no event ${index}`);
  const after = events.slice(index + 1);
  const isBeside = ({ at, isOwn }: Event): boolean =>
    first.isOwn && isOwn && at.getTime() === first.at.getTime();
  const end = after.findIndex((event) => !isBeside(event));
  return [first, ...after.slice(0, end < 0 ? after.length : end)];
}

/**
 * Does all of it, a few at a time, each begun in its turn. Throws what the first one that failed threw, when
 * nothing is under way any more.
 */
export async function sideBySide(steps: readonly Step[]): Promise<void> {
  const left = inTurn(steps);
  const work = async (): Promise<void> => {
    for (const step of left) await step();
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** A failure within a loop over it ends it for all others that go through it. */
function* inTurn(steps: readonly Step[]): Generator<Step> {
  yield* steps;
}

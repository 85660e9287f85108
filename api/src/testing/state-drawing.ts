/** A state machine as something that can be walked through. */
export interface Machine<State, Event> {
  readonly start: State;
  /** Everything that may happen in a state, by its name in the drawing. */
  eventsIn(state: State): Readonly<Record<string, Event>>;
  next(state: State, event: Event): State;
  /** The state's name in the drawing. */
  nameOf(state: State): string;
  /** The same for states that behave alike, so that the walk comes to an end. */
  kindOf(state: State): string;
}

/** Walks through every state that can be reached, and draws the changes in Mermaid's language. */
export function stateDrawing<State, Event>(machine: Machine<State, Event>): string {
  const { start, nameOf, kindOf } = machine;
  const seen = new Set([kindOf(start)]);
  const labels = new Map<string, Set<string>>();
  const waiting = [start];
  for (let state = waiting.shift(); state !== undefined; state = waiting.shift()) {
    for (const [label, event] of Object.entries(machine.eventsIn(state))) {
      const next = machine.next(state, event);
      if (nameOf(next) !== nameOf(state)) {
        const arrow = `${idOf(nameOf(state))} --> ${idOf(nameOf(next))}`;
        labels.set(arrow, (labels.get(arrow) ?? new Set()).add(label));
      }
      if (!seen.has(kindOf(next))) {
        seen.add(kindOf(next));
        waiting.push(next);
      }
    }
  }
  const arrows = [...labels].map(([arrow, of]) => `  ${arrow}: ${[...of].join(', ')}`);
  return ['stateDiagram-v2', `  [*] --> ${idOf(nameOf(start))}`, ...arrows].join('\n');
}

const idOf = (name: string): string => name.replaceAll(/[^a-z]+/g, '_');

/** How many windows are open on one process at once, and how many events are timed with them. */
export const MANY = { windows: 10_000, events: 40 } as const;

/** An event to everybody who has asked for a shift: on another process than the change, several windows each. */
export const EVERYBODY = { people: 20, windowsEach: 10, changes: 15, rounds: 2 } as const;

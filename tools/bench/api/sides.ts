/** The three that are compared. */
const SIDES = ['api', 'peer', 'bare'] as const;
type SideName = (typeof SIDES)[number];

/** Something of each of the three. */
export type Sides<Value> = Readonly<Record<SideName, Value>>;

/** Makes the value of each side, one side after the other. */
export async function eachSide<Value>(
  make: (side: SideName) => Value | Promise<Value>,
): Promise<Sides<Value>> {
  return inOrder(SIDES, make);
}

/** The same in an order that changes from round to round, so that no side is always the first. */
export async function eachSideInTurn<Value>(
  round: number,
  make: (side: SideName) => Value | Promise<Value>,
): Promise<Sides<Value>> {
  const first = round % SIDES.length;
  return inOrder([...SIDES.slice(first), ...SIDES.slice(0, first)], make);
}

async function inOrder<Value>(
  order: readonly SideName[],
  make: (side: SideName) => Value | Promise<Value>,
): Promise<Sides<Value>> {
  const made = new Map<SideName, Value>();
  for (const side of order) made.set(side, await make(side));
  return Object.fromEntries(made) as Sides<Value>;
}

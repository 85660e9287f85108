import type { BenchWorld } from '../bench-world.ts';
import type { Row } from '../report.ts';
import { CONFIRMS, SOCKETS } from '../settings.ts';
import { confirms, warmUpConfirms } from './confirms.ts';
import { confirmsAtOnce } from './confirms-at-once.ts';
import { events } from './events.ts';
import { boardMadeAnew, page } from './pages.ts';

/** A row that can be asked for by a part of its title. */
export interface PlannedRow {
  readonly title: string;
  readonly measure: (world: BenchWorld) => Promise<Row>;
}

const row = (
  title: string,
  measure: (title: string, world: BenchWorld) => Promise<Row>,
): PlannedRow => ({ title, measure: (world) => measure(title, world) });

/** Every row of the table, in its order. */
export const allRows: readonly PlannedRow[] = [
  row('public board page, made anew', (title, world) =>
    boardMadeAnew(title, world, world.scenario('board')),
  ),
  row('public board page, as released', (title, world) =>
    page(title, world, world.scenario('board')),
  ),
  row('find-work page', (title, world) => page(title, world, world.scenario('find-work'))),
  row("an employer's month", (title, world) => page(title, world, world.scenario('month'))),
  row('one confirm after the other', async (title, world) => {
    await warmUpConfirms(world);
    return confirms(title, world, CONFIRMS.pauseMs);
  }),
  row('confirms without a pause', async (title, world) => {
    await warmUpConfirms(world);
    return confirms(title, world, 0);
  }),
  row(`${CONFIRMS.atOnce} confirms at once`, confirmsAtOnce),
  row(`an event, ${SOCKETS.open} sockets open`, events),
];

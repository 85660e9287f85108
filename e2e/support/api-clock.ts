import { addDays, calendarDayIn, instantOnDay } from '@leafshift/domain/time-zone';
import type { Page } from 'playwright-core';
import type { ControlledStack } from '../../tools/start/stack-control.ts';

/** Moves the clock of the stack's API to an instant, or back to the real time. */
export async function moveClock(
  { portalUrl }: Pick<ControlledStack, 'portalUrl'>,
  now: string | null,
): Promise<void> {
  const answer = await fetch(`${portalUrl}/api/dev/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  if (!answer.ok) throw new Error(`The clock did not move: ${await answer.text()}`);
}

/**
 * Moves the clock of the stack's API to the next noon in Vancouver, where the shops are, and answers
 * it: for a spec that says 'tomorrow', which must not be another day when midnight passes.
 */
export async function moveClockToNoon(stack: Pick<ControlledStack, 'portalUrl'>): Promise<Date> {
  const zone = 'America/Vancouver';
  const tomorrow = addDays(calendarDayIn(new Date(), zone), 1);
  const noon = instantOnDay(tomorrow, { hour: 12, minute: 0 }, zone);
  await moveClock(stack, noon.toISOString());
  return noon;
}

/** Sets the clock of a window to the API's, for pages that propose a time to an API in the future. */
export async function followClock(
  page: Page,
  { portalUrl }: Pick<ControlledStack, 'portalUrl'>,
): Promise<void> {
  const answer = await fetch(`${portalUrl}/api/dev/clock`);
  if (!answer.ok) throw new Error(`The clock was not told: ${await answer.text()}`);
  const { now } = (await answer.json()) as { now: string };
  await page.clock.setSystemTime(now);
}

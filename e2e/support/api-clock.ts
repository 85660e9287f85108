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

import type { Happening } from '../http/call.ts';
import { apiVersion } from '../http/version.ts';
import type { SandboxClock } from '../state/clock.ts';
import { newId } from '../state/ids.ts';
import type { Store } from '../state/store.ts';
import type { SandboxEvent } from '../state/tables.ts';

/** Writes the event of something that happened, and its delivery where somebody listens. */
export function recordEvent(
  store: Store,
  clock: SandboxClock,
  happening: Happening,
  request: SandboxEvent['request'],
  listened: boolean,
): void {
  const event = store.put('events', {
    id: newId('evt'),
    object: 'event',
    ...(happening.account === undefined ? {} : { account: happening.account }),
    api_version: apiVersion,
    created: clock.seconds(),
    data: {
      object: happening.object,
      ...(happening.previous === undefined ? {} : { previous_attributes: happening.previous }),
    },
    livemode: false,
    pending_webhooks: listened ? 1 : 0,
    request,
    type: happening.type,
  });
  if (!listened) return;
  store.put('deliveries', { id: event.id, event: event.id, attempts: 0, dueAt: clock.now() });
}

import type { Call, Route } from '../http/call.ts';
import { noSuch } from '../http/failure.ts';
import { createdWithin, listOf, listParams } from './lists.ts';

function retrieve(call: Call): object {
  const id = call.path.id ?? '';
  const event = call.store.find('events', id);
  if (!event) throw noSuch('event', id, 'id');
  return event;
}

function list(call: Call): object {
  const { params } = call;
  const within = createdWithin(params);
  const type = params.text('type');
  const types = params.texts('types');
  const delivered = params.flag('delivery_success');
  const rows = call.store
    .all('events')
    .filter(
      (row) =>
        within(row) &&
        (type === undefined || fits(type, row.type)) &&
        (types.length === 0 || types.some((one) => fits(one, row.type))) &&
        (delivered === undefined || delivered === (row.pending_webhooks === 0)),
    );
  return listOf('/v1/events', rows, params);
}

/** `charge.*` fits every event of charges. */
function fits(pattern: string, type: string): boolean {
  return pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

export const eventRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    params: [...listParams, 'created', 'delivery_success', 'type', 'types'],
    handle: list,
  },
  { method: 'GET', path: '/v1/events/{id}', params: [], handle: retrieve },
];

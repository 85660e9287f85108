import { confirmWorker } from '@leafshift/contracts/posts';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { get } from '../../../tools/drills/api/caller.ts';
import { ShiftOnApi } from '../../../tools/drills/api/shift-on-api.ts';
import type { Stage } from '../drills/drill.ts';
import type { Step } from '../rehearse.ts';
import { until } from '../until.ts';
import type { World } from '../world/world.ts';
import { Collector, type Span } from './collector.ts';

const TOMORROW_MS = 30 * 60 * 60_000;
const GATEWAY = 'leafshift-gateway';
const WHOLE_WITHIN_MS = 60_000;

/** From the call of the provider up to the first span. */
const WAY: readonly (readonly [string, (span: Span) => boolean])[] = [
  ['the gateway', ({ service, parentId }) => service === GATEWAY && parentId === ''],
  ['the call', ({ service, name }) => service !== GATEWAY && name.startsWith('PUT /api/')],
  ['the transaction', ({ name }) => name === 'transaction'],
  ['the outbox', ({ name }) => name.startsWith('outbox ')],
];

/** The spans above one, from the first of the trace on. */
function ancestorsOf(span: Span, byId: ReadonlyMap<string, Span>): readonly Span[] {
  const parent = byId.get(span.parentId);
  return parent ? [...ancestorsOf(parent, byId), parent] : [];
}

const asksProvider = ({ name }: Span): boolean => name.startsWith('provider ');

/**
 * Traces the confirmation of a worker through a gateway: the call, its transaction, what the outbox did
 * because of it, and the call of the payment provider that secures the pay. Hands its spans on.
 */
export const traceOfARequest = (
  onTrace: (spans: readonly Span[]) => void = () => undefined,
): Step => ({
  name: 'Trace of one request',
  run: async (stage) => {
    const { world, installation } = stage;
    const collector = await Collector.start();
    const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
    const script = installation.scriptOf('api');
    // One process alone, so that no other one does the outbox's work untraced.
    await Promise.all([world.stopApi(0), world.stopApi(1), world.stopGateway(0)]);
    await world.startApi(0, script, traced);
    await world.startGateway(0, installation, traced);
    try {
      const spans = await confirmSomebody(stage, collector);
      onTrace(spans);
      return `${spans.length} spans: gateway, call, transaction, outbox and provider hang together.`;
    } finally {
      await Promise.all([world.stopApi(0), world.stopGateway(0)]);
      await world.startApi(0, script);
      await world.startApi(1, script);
      await world.startGateway(0, installation);
      await collector.stop();
    }
  },
});

async function confirmSomebody(stage: Stage, collector: Collector): Promise<readonly Span[]> {
  const { world, people, employer } = stage;
  const worker = await people.worker('Tracy Traced');
  const startsAt = new Date(Date.now() + TOMORROW_MS);
  const shift = await ShiftOnApi.post(world.origin, employer, { startsAt });
  await shift.request(worker);
  const call = await shift.confirmation(worker);
  await get(world.gatewayOrigin(0), confirmWorker, call, employer);
  let spans: readonly Span[] | undefined;
  await until(
    'a whole trace leads from the gateway to the provider',
    async () => {
      spans = await wholeTrace(world, collector.spans);
      return spans !== undefined;
    },
    WHOLE_WITHIN_MS,
  );
  if (!spans) throw new PlainFailure('The trace is gone.');
  return spans;
}

/**
 * The trace that leads to the provider, once everything of it has come: a process sends a span after what
 * belongs to it, so the call's own and one for each record of the outbox are the last ones.
 */
async function wholeTrace(
  world: World,
  known: readonly Span[],
): Promise<readonly Span[] | undefined> {
  const byId = new Map(known.map((span) => [span.spanId, span]));
  const end = known
    .filter(asksProvider)
    .find((span) => missing(ancestorsOf(span, byId)).length === 0);
  if (!end) return undefined;
  const spans = known.filter(({ traceId }) => traceId === end.traceId);
  const works = spans.filter(({ name }) => name.startsWith('outbox ')).length;
  const wanted = await world.client
    .db()
    .collection('outbox')
    .countDocuments({
      trace: { $regex: `^00-${end.traceId}-` },
      $or: [{ state: { $ne: 'waiting' } }, { dueAt: { $lte: new Date() } }],
    });
  return works >= wanted ? spans : undefined;
}

const missing = (way: readonly Span[]): readonly string[] =>
  WAY.filter(([, is]) => !way.some(is)).map(([what]) => what);

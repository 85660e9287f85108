import { confirmWorker } from '@leafshift/contracts/posts';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { get } from '../../../tools/drills/api/caller.ts';
import { ShiftOnApi } from '../../../tools/drills/api/shift-on-api.ts';
import type { Stage } from '../drills/drill.ts';
import type { Step } from '../rehearse.ts';
import { until } from '../until.ts';
import { Collector, type Span } from './collector.ts';

const TOMORROW_MS = 30 * 60 * 60_000;
const GATEWAY = 'leafshift-gateway';
/** A trace is whole when nothing has come for so long; twice as long as a process keeps spans. */
const QUIET_MS = 2_500;

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
  const whole = (): readonly Span[] | undefined => {
    const asked = collector.spans.filter(asksProvider);
    const byId = new Map(collector.spans.map((span) => [span.spanId, span]));
    const end = asked.find((span) => missing(ancestorsOf(span, byId)).length === 0);
    return end && collector.spans.filter(({ traceId }) => traceId === end.traceId);
  };
  await until(
    'a trace leads from the gateway to the provider',
    () => whole() !== undefined,
    60_000,
  );
  let count = 0;
  await until('the trace is whole', async () => {
    const before = count;
    count = whole()?.length ?? 0;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    return count === before;
  });
  const spans = whole();
  if (!spans) throw new PlainFailure('The trace is gone.');
  return spans;
}

const missing = (way: readonly Span[]): readonly string[] =>
  WAY.filter(([, is]) => !way.some(is)).map(([what]) => what);

import type { IncomingMessage } from 'node:http';
import { context, propagation, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan, TracerProvider } from '@opentelemetry/sdk-trace';
import { type SpanOptions, type Spans, takeSpans } from './spans.ts';

const SEND_EACH_MS = 1_000;
const PARENT = 'traceparent';
/** Addresses hold tokens of links, and say where somebody is; statements hold what was asked for. */
const TOLD =
  /^(?:db\.(?:system\.name|collection\.name|operation\.name|namespace)|http\.(?:request\.method|response\.status_code)|error\.type)$/;
/** Asked every second or two by whoever looks after it. */
const NOBODYS_REQUESTS = /\/(?:health|metrics)(?:\/|$)/;

/**
 * Sends traces of this process to a collector, by OTLP over HTTP, as `OTEL_*` say. It must be called before
 * anything loads that is to be traced: HTTP, the database's driver and `fetch`.
 */
export function startTracing(service: string): void {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME || service,
    }),
    spanProcessors: [
      new DiscreetProcessor({
        exporter: new OTLPTraceExporter(),
        scheduledDelayMillis: SEND_EACH_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }: IncomingMessage) => NOBODYS_REQUESTS.test(url),
        requireParentforOutgoingSpans: true,
      }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      new MongoDBInstrumentation(),
    ],
  });
  takeSpans(new TracedSpans());
}

/** Sends of a span what names nobody and opens nothing. */
class DiscreetProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const name of Object.keys(span.attributes)) {
      if (!TOLD.test(name)) delete span.attributes[name];
    }
    super.onEnd(span);
  }
}

class TracedSpans implements Spans {
  readonly #tracer = trace.getTracer('leafshift');

  run<Result>({ name, under }: SpanOptions, work: () => Result): Result {
    const parent = under
      ? propagation.extract(ROOT_CONTEXT, { [PARENT]: under })
      : context.active();
    return this.#tracer.startActiveSpan(name, {}, parent, (span) => {
      // What a failure says may name people; the log has it.
      const failed = (): void => {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
      try {
        const result = work();
        if (result instanceof Promise) result.then(() => span.end(), failed);
        else span.end();
        return result;
      } catch (failure) {
        failed();
        throw failure;
      }
    });
  }

  name(name: string): void {
    trace.getActiveSpan()?.updateName(name);
  }

  get trace(): string | undefined {
    const carrier: Record<string, string> = {};
    propagation.inject(context.active(), carrier);
    return carrier[PARENT];
  }
}

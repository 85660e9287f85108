import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen, type RunningServer } from '@leafshift/remote-kit/ports/listen';

/** A span as a collector is told of it; times in nanoseconds since 1970. */
export interface Span {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first one of a trace. */
  readonly parentId: string;
  readonly startsAt: bigint;
  readonly endsAt: bigint;
  readonly attributes: ReadonlyMap<string, string>;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: string | number };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly startTimeUnixNano: string;
        readonly endTimeUnixNano: string;
        readonly attributes?: readonly Attribute[];
      }[];
    }[];
  }[];
}

const valuesOf = (attributes: readonly Attribute[] = []): ReadonlyMap<string, string> =>
  new Map(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
  );

/** Takes traces by OTLP over HTTP in JSON, and keeps them. */
export class Collector {
  readonly spans: Span[] = [];
  #server: RunningServer | undefined;

  static async start(): Promise<Collector> {
    const collector = new Collector();
    const server = createServer(async (request, response) => {
      if (request.url === '/v1/traces') collector.#take((await json(request)) as Sent);
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
    collector.#server = await listen(server, 0);
    return collector;
  }

  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get endpoint(): string {
    return `http://127.0.0.1:${this.#server?.port}`;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  #take({ resourceSpans }: Sent): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = valuesOf(resource.attributes).get('service.name') ?? '';
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        const { name, traceId, spanId, parentSpanId: parentId = '' } = span;
        this.spans.push({
          ...{ service, name, traceId, spanId, parentId },
          startsAt: BigInt(span.startTimeUnixNano),
          endsAt: BigInt(span.endTimeUnixNano),
          attributes: valuesOf(span.attributes),
        });
      }
    }
  }
}

import type { Span } from './collector.ts';

const WIDTH = 1100;
const TEXTS = 470;
const ROW = 20;
const TOP = 34;
const INDENT = 14;
const LEAST_WIDTH = 2;
const NANOSECONDS_IN_MS = 1e6;
const MOST_LETTERS = 60;

interface Placed {
  readonly span: Span;
  readonly depth: number;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** In order of time, each below what it belongs to. */
function placed(spans: readonly Span[], parentId: string, depth: number): readonly Placed[] {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  return spans
    .filter((span) => (ids.has(span.parentId) ? span.parentId : '') === parentId)
    .toSorted((one, other) => Number(one.startsAt - other.startsAt))
    .flatMap((span) => [{ span, depth }, ...placed(spans, span.spanId, depth + 1)]);
}

/** What kind of work it is, as a colour that is seen on light and dark pages. */
function colourOf({ service, name, attributes }: Span): string {
  if (service.endsWith('gateway')) return '#7c5cc4';
  if (attributes.has('db.system.name')) return '#8a8f98';
  if (name.startsWith('outbox ')) return '#c77700';
  if (name === 'transaction') return '#2f6fd0';
  return name.startsWith('provider ') ? '#c2395b' : '#1f8a4c';
}

function textOf({ span: { name, attributes } }: Placed): string {
  const collection = attributes.get('db.collection.name') ?? '';
  const text = name.includes(collection) ? name : `${name} ${collection}`;
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
}

/** A picture (SVG) of one trace: a row a span, indented below what it belongs to, with its time in milliseconds. */
export function drawTrace(spans: readonly Span[]): string {
  const rows = placed(spans, '', 0);
  const from = Math.min(...spans.map(({ startsAt }) => Number(startsAt / 1000n)));
  const to = Math.max(...spans.map(({ endsAt }) => Number(endsAt / 1000n)));
  const scale = (WIDTH - TEXTS - 70) / Math.max(1, to - from);
  const height = TOP + rows.length * ROW + 10;
  const lines = rows.map((row, index) => {
    const { span, depth } = row;
    const y = TOP + index * ROW;
    const x = TEXTS + (Number(span.startsAt / 1000n) - from) * scale;
    const ms = Number(span.endsAt - span.startsAt) / NANOSECONDS_IN_MS;
    const width = Math.max(LEAST_WIDTH, ms * 1000 * scale);
    const colour = colourOf(span);
    return `<text x="${10 + depth * INDENT}" y="${y + 13}">${escaped(textOf(row))}</text><rect x="${x.toFixed(1)}" y="${y + 3}" width="${width.toFixed(1)}" height="13" rx="2" fill="${colour}"/><text class="ms" x="${(x + width + 5).toFixed(1)}" y="${y + 13}">${ms.toFixed(1)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="11">
<title>What one confirmation of a worker does, from the gateway to the payment provider</title>
<style>text{fill:#1c2024}.ms{fill:#60646c}.page{fill:#ffffff}@media(prefers-color-scheme:dark){text{fill:#edeef0}.ms{fill:#b0b4ba}.page{fill:#18191b}}</style>
<rect class="page" width="100%" height="100%"/>
<text x="10" y="18" font-size="13" font-weight="600">PUT /api/posts/confirm/… through the gateway: ${((to - from) / 1000).toFixed(0)} ms, numbers are milliseconds</text>
${lines.join('\n')}
</svg>
`;
}

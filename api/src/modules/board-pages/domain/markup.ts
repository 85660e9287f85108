/** HTML that is safe to stand in a page. */
export interface Markup {
  readonly html: string;
}

type Part = string | number | Markup | readonly Markup[] | null;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

const written = (part: Part): string => {
  if (part === null) return '';
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
};

/** A template of HTML: every value in it is escaped, unless it is markup itself. */
export const markup = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: texts.map((text, i) => text + (i < parts.length ? written(parts[i] ?? null) : '')).join(''),
});

/** HTML that was sanitised before. */
export const trusted = (html: string): Markup => ({ html });

/** Structured data for search engines: a block that no browser runs, and that cannot end early. */
export const dataBlock = (data: unknown): Markup =>
  trusted(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );

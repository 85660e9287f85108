import { directionOf, type Language } from '@leafshift/domain/languages';
import { unlinked } from '@leafshift/domain/names';
import { mailTexts } from './mail-texts.ts';

/** A row of the block below a mail's sentences. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** An address of ours that HTML hides behind the value; plain text says it in its place. */
  readonly url?: string;
}

export interface MailContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly MailFact[];
  readonly button?: { readonly label: string; readonly url: string };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

const onOneLine = (text: string): string => unlinked(text).replace(/\s+/g, ' ');

/** Names of people and businesses stand in headings, paragraphs and facts; the only links are ours. */
const withoutUsersLinks = ({ heading, paragraphs, facts, button }: MailContent) => ({
  heading: onOneLine(heading),
  paragraphs: paragraphs.map(unlinked),
  facts: withoutLinks(facts ?? []),
  ...(button && { button }),
});

const withoutLinks = (facts: readonly MailFact[]): readonly MailFact[] =>
  facts.map((fact) => ({ ...fact, value: onOneLine(fact.value) }));

/** Facts as plain text, one a line. */
export const factLines = (language: Language, facts: readonly MailFact[]): readonly string[] =>
  withoutLinks(facts).map(({ label, value, url }) =>
    mailTexts(language)('fact', { label, value: url ?? value }),
  );

/** A mail's two bodies in Leafshift's look and in a language; texts are plain and are escaped here. */
export function mailBodies(
  language: Language,
  content: MailContent,
): { readonly text: string; readonly html: string } {
  const safe = withoutUsersLinks(content);
  const { heading, paragraphs, facts, button } = safe;
  const footer = mailTexts(language)('footer');
  const link = button ? [`${button.label}: ${button.url}`] : [];
  const block = facts.length > 0 ? [factLines(language, facts).join('\n')] : [];
  return {
    text: `${[heading, ...paragraphs, ...block, ...link, `-- \n${footer}`].join('\n\n')}\n`,
    html: htmlBody(language, safe),
  };
}

function htmlBody(
  language: Language,
  { heading, paragraphs, facts = [], button }: MailContent,
): string {
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
    .join('\n');
  const link = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f8a4c;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px;background:#f6f8f7;font-family:Inter,system-ui,sans-serif;font-size:14px;line-height:1.5;color:#1b2621">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:10px">
<p style="margin:0 0 24px;font-weight:700;color:#1f8a4c">Leafshift</p>
<h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(heading)}</h1>
${body}
${htmlFacts(language, facts)}
${link}
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:12px;color:#5b6b63">${escapeHtml(mailTexts(language)('footer'))}</p>
</body></html>
`;
}

/** Each value reads in its own direction: addresses and numbers stay as they are in Arabic. */
function htmlFacts(language: Language, facts: readonly MailFact[]): string {
  if (facts.length === 0) return '';
  const rows = facts.map(({ label, value, url }) => {
    const said = `<bdi>${escapeHtml(value)}</bdi>`;
    const shown = url ? `<a href="${escapeHtml(url)}" style="color:#1f8a4c">${said}</a>` : said;
    return `<tr><th scope="row" style="padding:4px 0;text-align:start;vertical-align:top;font-weight:400;color:#5b6b63">${escapeHtml(label)}</th><td style="padding:4px 0;padding-inline-start:16px">${shown}</td></tr>`;
  });
  return `<table dir="${directionOf(language)}" style="margin:0 0 16px;border-collapse:collapse">\n${rows.join('\n')}\n</table>`;
}

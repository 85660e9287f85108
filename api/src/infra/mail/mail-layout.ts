import { directionOf, type Language } from '@leafshift/domain/languages';
import { unlinked } from '@leafshift/domain/names';
import { mailTexts } from './mail-texts.ts';

export interface MailContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
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

/** Names of people and businesses stand in headings and paragraphs; the only link is ours, the button. */
const withoutUsersLinks = ({ heading, paragraphs, button }: MailContent): MailContent => ({
  heading: unlinked(heading).replace(/\s+/g, ' '),
  paragraphs: paragraphs.map(unlinked),
  ...(button && { button }),
});

/** A mail's two bodies in Leafshift's look and in a language; texts are plain and are escaped here. */
export function mailBodies(
  language: Language,
  content: MailContent,
): { readonly text: string; readonly html: string } {
  const { heading, paragraphs, button } = withoutUsersLinks(content);
  const footer = mailTexts(language)('footer');
  const link = button ? [`${button.label}: ${button.url}`] : [];
  return {
    text: `${[heading, ...paragraphs, ...link, `-- \n${footer}`].join('\n\n')}\n`,
    html: htmlBody(language, { heading, paragraphs, ...(button && { button }) }),
  };
}

function htmlBody(language: Language, { heading, paragraphs, button }: MailContent): string {
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
${link}
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:12px;color:#5b6b63">${escapeHtml(mailTexts(language)('footer'))}</p>
</body></html>
`;
}

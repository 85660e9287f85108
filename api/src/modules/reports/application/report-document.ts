import { directionOf } from '@leafshift/domain/languages';
import { escapeHtml } from '../../../infra/mail/mail-layout.ts';
import type { Report, ReportFigure, ReportPart } from '../domain/report.ts';

/** In the head, not on the elements: the preview in the portal gives it the nonce of its page. */
const STYLE = `
body{margin:0;padding:24px;background:#f6f8f7;color:#17211b;font:14px/1.5 Inter,system-ui,sans-serif}
.sheet{max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e1e7e3;border-radius:10px}
.brand{margin:0 0 24px;font-weight:700;color:#17713d}
h1{margin:0 0 8px;font-size:20px;line-height:28px}
h2{margin:28px 0 8px;font-size:14px;line-height:20px;color:#57665d}
p{margin:0}
table{width:100%;border-collapse:collapse}
td{padding:10px 0;border-top:1px solid #e1e7e3;vertical-align:baseline}
.value{text-align:end;font-weight:600;font-size:16px;font-variant-numeric:tabular-nums}
.note{display:block;font-weight:400;font-size:12px;color:#57665d}
.act{margin:28px 0 0}
.act a{display:inline-block;padding:12px 20px;border-radius:8px;background:#1b7f45;color:#fff;text-decoration:none;font-weight:600}
.small{max-width:560px;margin:16px auto 0;font-size:12px;color:#57665d}
.small a{color:#17713d}`;

/** The report as an HTML document: no scripts, no pictures, no style attributes. */
export function reportHtml(report: Report): string {
  const { language, heading, intro, parts, button, why, settingsUrl, footer, subject } = report;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body><div class="sheet"><p class="brand">Leafshift</p><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(intro)}</p>
${parts.map(partHtml).join('\n')}
<p class="act"><a href="${escapeHtml(button.url)}" target="_blank" rel="noopener">${escapeHtml(button.label)}</a></p></div>
<p class="small">${escapeHtml(why)} <a href="${escapeHtml(settingsUrl)}" target="_blank" rel="noopener">${escapeHtml(settingsUrl)}</a></p>
<p class="small">${escapeHtml(footer)}</p></body></html>
`;
}

const partHtml = ({ title, figures }: ReportPart): string =>
  `<h2>${escapeHtml(title)}</h2><table role="presentation">${figures.map(figureHtml).join('')}</table>`;

const figureHtml = ({ label, value, note }: ReportFigure): string =>
  `<tr><td>${escapeHtml(label)}</td><td class="value">${escapeHtml(value)}${note ? `<span class="note">${escapeHtml(note)}</span>` : ''}</td></tr>`;

/** The same as plain text. */
export function reportText(report: Report): string {
  const { heading, intro, parts, button, why, settingsUrl, footer } = report;
  const said = parts.map(({ title, figures }) =>
    [
      title,
      ...figures.map(({ label, value, note }) => `- ${label}: ${value}${note ? ` (${note})` : ''}`),
    ].join('\n'),
  );
  return `${[heading, intro, ...said, `${button.label}: ${button.url}`, `${why} ${settingsUrl}`, `-- \n${footer}`].join('\n\n')}\n`;
}

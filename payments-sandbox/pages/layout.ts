import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Html, html } from './html.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; display: grid; place-items: start center; min-height: 100vh; background: Canvas; color: CanvasText; }
main { box-sizing: border-box; width: 100%; max-width: 30rem; padding: 1.5rem; }
.label { margin: 0 0 1.5rem; padding: .5rem .75rem; border: 2px dashed #b45309; border-radius: 8px; }
h1 { font-size: 1.5rem; margin: 0 0 .5rem; }
label { display: block; margin: 1rem 0 0; }
input, select { box-sizing: border-box; width: 100%; min-height: 44px; margin-top: .25rem; padding: .5rem; font: inherit; border: 1px solid GrayText; border-radius: 8px; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
button { min-height: 44px; padding: .5rem 1.25rem; font: inherit; font-weight: 600; border: 1px solid #1f8a4c; border-radius: 8px; background: transparent; color: inherit; cursor: pointer; }
button.first { background: #17703c; border-color: #17703c; color: #fff; }
.problem { padding: .5rem .75rem; border: 1px solid #b91c1c; border-radius: 8px; }
:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Sends a page that says of itself that it is the sandbox's. */
export function sendPage(
  response: ServerResponse,
  status: number,
  title: string,
  body: Html,
): void {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Sandbox payments</title>
STYLE
</head>
<body>
<main>
<p class="label"><strong>Sandbox.</strong> No bank and no card network is behind this page, and no money moves.</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'`,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(page.text.replace('STYLE', () => `<style>${style}</style>`));
}

/** Sends the browser on to another page. */
export function redirect(response: ServerResponse, url: string): void {
  response.writeHead(303, { Location: url, 'Cache-Control': 'no-store' });
  response.end();
}

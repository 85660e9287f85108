const STYLE =
  'body{font:14px/1.5 system-ui,sans-serif;max-width:720px;margin:32px auto;padding:0 16px;color:#1b2621}article,form{border:1px solid #d9e2dd;border-radius:10px;padding:16px 24px;margin:0 0 16px}h1{font-size:20px}h2{font-size:16px;margin:0}p{margin:4px 0;color:#5b6b63}pre{white-space:pre-wrap;font:inherit}';

/** A developers' page around its content, which is HTML. */
export const frame = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>${content}</body></html>`;

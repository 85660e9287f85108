interface MailPolicy {
  createHTML(html: string): string;
}

interface PolicyMaker {
  createPolicy(name: string, guard: MailPolicy): MailPolicy;
}

let policy: MailPolicy | undefined;

/**
 * Shows a mail of our own server in a frame, which has to be sandboxed: nothing in it runs. The page's
 * security policy lets this text alone become a document.
 */
export function showMail(frame: HTMLIFrameElement, html: string): void {
  if (!frame.hasAttribute('sandbox') || frame.sandbox?.contains('allow-scripts')) {
    throw new Error('A mail is shown in a frame that runs nothing');
  }
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  policy ??= trustedTypes?.createPolicy('leafshift-mail', { createHTML: (text) => text });
  frame.srcdoc = policy ? policy.createHTML(html) : html;
}

/** The first page is slow enough on a phone: what makes the second one fast comes when the first stands. */
const AFTER_MS = 5_000;

/** Begins with it a while after the page has loaded; does nothing where the browser knows no such thing. */
export function keepPortalLater(keep: () => Promise<void>): void {
  if (!('serviceWorker' in navigator)) return;
  const later = (): void => {
    setTimeout(() => keep().catch(reportError), AFTER_MS);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

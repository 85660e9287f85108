/** The key under which it is kept that somebody goes on in the browser of this device. */
export const CONTINUE_KEY = 'continueInBrowser';
const EXEMPT = ['/connect-success', '/connect-incomplete', '/contact', '/terms', '/privacy'];

/** Below this width, in pixels, the app is recommended instead (LOOK-16). */
export const narrowWindow = (): MediaQueryList => window.matchMedia('(max-width: 767.98px)');

/** Whether this window is the installed portal, which is the app already. */
export const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** Whether a narrow window shows the offer of the app in place of this page. */
export const isAppOffered = (path: string): boolean =>
  localStorage.getItem(CONTINUE_KEY) !== 'true' && !EXEMPT.includes(path) && !isInstalled();

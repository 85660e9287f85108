/** The key under which it is kept that somebody goes on in the browser of this device. */
export const CONTINUE_KEY = 'continueInBrowser';
const EXEMPT = ['/connect-success', '/connect-incomplete', '/contact', '/terms', '/privacy'];

/** Below this width, in pixels, the app is recommended instead (LOOK-16). */
export const narrowWindow = (): MediaQueryList => window.matchMedia('(max-width: 767.98px)');

/** Whether this window is the installed portal, which is the app already. */
export const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

const isAppMissing = (): boolean => localStorage.getItem(CONTINUE_KEY) !== 'true' && !isInstalled();

/** The public board is read by people who come from elsewhere; the offer leaves it readable. */
const isBoard = (path: string): boolean => /^\/job-posting(?:\/|$)/.test(path);

/** Whether a narrow window shows the offer of the app in place of this page. */
export const isAppOffered = (path: string): boolean =>
  isAppMissing() && !EXEMPT.includes(path) && !isBoard(path);

/** Whether it shows the offer in a bar below this page. */
export const isAppOfferedBelow = (path: string): boolean => isAppMissing() && isBoard(path);

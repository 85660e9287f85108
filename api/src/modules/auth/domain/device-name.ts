type Sign = readonly [pattern: RegExp, name: string];

/** The first that fits counts: Edge and Opera call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS: readonly Sign[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** An iPad in its desktop mode says that it is a Mac; nothing in the header tells otherwise. */
const SYSTEMS: readonly Sign[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const MOST_READ = 512;

/**
 * A device as its owner knows it, such as `Firefox, Windows`, from the header that browsers send. It is
 * put together from known names only; empty where none is recognised.
 */
export function deviceName(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, MOST_READ);
  const names = [BROWSERS, SYSTEMS].map((signs) => signs.find(([sign]) => sign.test(header))?.[1]);
  return names.filter((name) => name !== undefined).join(', ');
}

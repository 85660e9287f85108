/** How long the entry of a remote may take, in milliseconds. */
const ENTRY_TIME_LIMIT_MS = 15_000;

const integrities = new Map<string, string>();

/** Says what the browser must find at the address of an entry. */
export function expectIntegrity(url: string, integrity: string): void {
  integrities.set(url, integrity);
}

/** The script element for the entry of a remote: checked, cross-origin and with a time limit. */
export function scriptFor(url: string): { script: HTMLScriptElement; timeout: number } {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  const integrity = integrities.get(url);
  if (integrity !== undefined) script.integrity = integrity;
  return { script, timeout: ENTRY_TIME_LIMIT_MS };
}

/** What the page's security policy asks about a text that is to become markup, or a script's address. */
interface Guard {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}

interface PolicyMaker {
  createPolicy(name: 'default', guard: Guard): unknown;
}

/** The origins that the server names in the page; `*` stands for every port, or for names below a host. */
const namedOrigins = (): readonly string[] =>
  (document.querySelector<HTMLMetaElement>('meta[name="script-origins"]')?.content ?? '')
    .split(' ')
    .filter(Boolean);

function isFrom(origin: string, named: string): boolean {
  if (named.endsWith(':*')) return origin.startsWith(named.slice(0, -1));
  const [scheme = '', below] = named.split('*');
  return below ? origin.startsWith(scheme) && origin.endsWith(below) : origin === named;
}

/**
 * Stands before every place where text turns into code, whatever library uses it: scripts come from the
 * portal, the registry's origins and the other ones that the server names; text without a tag is text
 * (antd writes its styles that way); everything else throws a TypeError. There is nothing to guard in a
 * browser without Trusted Types; the list of origins in the policy holds there as well.
 */
export function guardSinks(
  maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes,
): void {
  const allowed = [location.origin, ...namedOrigins()];
  maker?.createPolicy('default', {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('Markup is not made from text here');
      return text;
    },
    createScriptURL(address) {
      const { origin } = new URL(address, document.baseURI);
      if (allowed.some((named) => isFrom(origin, named))) return address;
      throw new TypeError(`No scripts come from ${origin}`);
    },
  });
}

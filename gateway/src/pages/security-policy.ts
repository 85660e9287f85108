/** Origins beyond the portal's own and those of the remotes, by what the page takes from them. */
export interface TrustedOrigins {
  /** Remotes under test may come from there too; `http://localhost:*` on a developer's machine. */
  readonly remotes?: readonly string[];
  readonly scripts?: readonly string[];
  readonly frames?: readonly string[];
  readonly images?: readonly string[];
  readonly connections?: readonly string[];
  /** Names of the Trusted Types policies that their scripts make. */
  readonly markupPolicies?: readonly string[];
}

export interface PolicyParts {
  /** Signs the styles that are made at run time. */
  readonly nonce: string;
  /** Signs the scripts that stand in the page; nothing at run time knows it. */
  readonly scriptNonce: string;
  /** The origins of the registry's releases. */
  readonly remotes: readonly string[];
  /** SHA-256 of each script that the build put into the page itself. */
  readonly scripts: readonly string[];
  readonly trusted?: TrustedOrigins | undefined;
}

/** Who may say that a text is safe markup: the libraries that clean it, and the preview of a mail. */
const MARKUP_POLICIES = ['default', 'dompurify', 'ProseMirrorClipboard', 'leafshift-mail'];

/** Where scripts may come from beyond the portal's own origin. */
export const scriptOrigins = ({
  remotes,
  trusted = {},
}: Pick<PolicyParts, 'remotes' | 'trusted'>): readonly string[] => [
  ...remotes,
  ...(trusted.remotes ?? []),
  ...(trusted.scripts ?? []),
];

/**
 * The content security policies of one answer with the page; a browser keeps both. The first says where
 * things come from: scripts from the portal and from the remotes that the registry names, in the page
 * itself only those of the build, styles made at run time with the nonce. The second says who may add
 * scripts: those that the server put into the page, and what these load; and text becomes code or
 * markup only through a policy that is named here.
 */
export const securityPolicies = (parts: PolicyParts): string =>
  [whereFrom(parts), whoAdds(parts)].map(written).join(', ');

type Directives = Readonly<Record<string, readonly string[]>>;

const hashSources = ({ scripts }: PolicyParts): readonly string[] =>
  scripts.map((hash) => `'sha256-${hash}'`);

function whereFrom(parts: PolicyParts): Directives {
  const { nonce, remotes, trusted = {} } = parts;
  const code = ["'self'", ...remotes, ...(trusted.remotes ?? [])];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptOrigins(parts), ...hashSources(parts)],
    'style-src': [...code, `'nonce-${nonce}'`],
    'font-src': code,
    'img-src': [...code, 'data:', 'blob:', ...(trusted.images ?? [])],
    'connect-src': [...code, ...(trusted.connections ?? [])],
    'frame-src': trusted.frames?.length ? trusted.frames : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

const whoAdds = (parts: PolicyParts): Directives => ({
  'script-src': ["'strict-dynamic'", signed(parts), ...hashSources(parts)],
  'require-trusted-types-for': ["'script'"],
  // Each remote brings its own copy of the libraries that make one.
  'trusted-types': [
    ...MARKUP_POLICIES,
    ...(parts.trusted?.markupPolicies ?? []),
    "'allow-duplicates'",
  ],
});

const signed = ({ scriptNonce }: PolicyParts): string => `'nonce-${scriptNonce}'`;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

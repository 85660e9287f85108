interface GlyphProps {
  readonly className?: string | undefined;
}

const stroke = {
  viewBox: '0 0 48 48',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A calendar page with a leaf, for lists that have nothing yet. */
export function EmptyGlyph({ className }: GlyphProps) {
  return (
    <svg {...stroke} className={className} aria-hidden="true">
      <rect x="7" y="9" width="34" height="32" rx="6" />
      <path d="M7 17h34M15 5v7M33 5v7" />
      <path d="M17 34c0-7 5-11 14-11 0 8-4 12-10 12-2 0-4-1-4-1Zm0 0 7-6" />
    </svg>
  );
}

/** A cloud that lost its line, for what could not be loaded. */
export function ErrorGlyph({ className }: GlyphProps) {
  return (
    <svg {...stroke} className={className} aria-hidden="true">
      <path d="M14 35a9 9 0 0 1-1-18 12 12 0 0 1 23 3 8 8 0 0 1-1 15" />
      <path d="M24 24v9M24 39v.5" />
    </svg>
  );
}

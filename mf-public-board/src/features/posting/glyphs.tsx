const drawn = {
  viewBox: '0 0 16 16',
  width: 14,
  height: 14,
  fill: 'none',
  stroke: 'currentColor',
} as const;

/** Marks a place. */
export const Pin = () => (
  <svg {...drawn} aria-hidden strokeWidth="1.5">
    <path d="M8 14.5c3-3.4 4.75-5.6 4.75-7.9a4.75 4.75 0 0 0-9.5 0c0 2.3 1.75 4.5 4.75 7.9Z" />
    <circle cx="8" cy="6.6" r="1.7" />
  </svg>
);

/** An arrow that points back. */
export const BackArrow = () => (
  <svg {...drawn} aria-hidden strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
    <path d="M10 3 5 8l5 5" />
  </svg>
);

/** Two links of a chain: an address to be copied. */
export const Chain = () => (
  <svg {...drawn} aria-hidden width={18} height={18} strokeWidth="1.5" strokeLinecap="round">
    <path d="M6.7 9.3a3 3 0 0 0 4.3.1l2.2-2.2a3 3 0 0 0-4.3-4.3L7.7 4.1" />
    <path d="M9.3 6.7A3 3 0 0 0 5 6.6L2.8 8.8a3 3 0 0 0 4.3 4.3L8.3 11.9" />
  </svg>
);

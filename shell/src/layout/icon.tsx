import type { ReactNode } from 'react';

/** The shell's own line icons, drawn on a grid of 24. */
const SHAPES = {
  home: <path d="M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />,
  profile: (
    <>
      <circle cx="12" cy="8.5" r="3.8" />
      <path d="M4.8 19.6c.9-3.4 3.7-5.2 7.2-5.2s6.3 1.8 7.2 5.2" />
    </>
  ),
  marketStats: <path d="M5 19.5V12M12 19.5V4.5M19 19.5V9" />,
  emailReports: (
    <>
      <rect x="3.8" y="5.5" width="16.4" height="13" rx="2.5" />
      <path d="m4.5 7.5 7.5 5.3 7.5-5.3" />
    </>
  ),
  socialMedia: (
    <>
      <circle cx="6.5" cy="12" r="2.5" />
      <circle cx="17" cy="6.5" r="2.5" />
      <circle cx="17" cy="17.5" r="2.5" />
      <path d="m8.8 10.8 6-3.2M8.8 13.2l6 3.2" />
    </>
  ),
  subscription: (
    <>
      <rect x="3.8" y="5.5" width="16.4" height="13" rx="2.5" />
      <path d="M4 10h16M7.5 15h3" />
    </>
  ),
  settings: (
    <>
      <path d="M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9" />
      <circle cx="15.2" cy="7.5" r="2.3" />
      <circle cx="8.8" cy="16.5" r="2.3" />
    </>
  ),
  support: (
    <>
      <path d="M20 12a8 8 0 1 1-16 0a8 8 0 1 1 16 0z" />
      <path d="M9.7 9.6a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.9-1.1 1.7M12 16.3v.1" />
    </>
  ),
  search: <path d="M4.5 10.5a6 6 0 1 1 12 0a6 6 0 1 1-12 0zM15 15l4.8 4.8" />,
  more: (
    <>
      <circle cx="6" cy="12" r="1.2" />
      <circle cx="12" cy="12" r="1.2" />
      <circle cx="18" cy="12" r="1.2" />
    </>
  ),
  bell: (
    <>
      <path d="M6 10.2a6 6 0 0 1 12 0c0 4.6 1.8 5.8 1.8 5.8H4.2S6 14.8 6 10.2z" />
      <path d="M10 19.3a2.2 2.2 0 0 0 4 0" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  chevron: <path d="m8 10 4 4 4-4" />,
  check: <path d="m5.5 12.5 4.2 4.2 8.8-9.4" />,
  signOut: (
    <>
      <path d="M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10" />
      <path d="M14.5 8.2 18.3 12l-3.8 3.8M18 12h-8.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

interface DrawingProps {
  readonly size?: number | undefined;
  readonly children: ReactNode;
}

function Drawing({ size = 20, children }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A decorative line icon; the word stands beside it or in the label of its button. */
export const Icon = ({ name, size }: { readonly name: IconName; readonly size?: number }) => (
  <Drawing size={size}>{SHAPES[name]}</Drawing>
);

const isShape = (name: string): name is IconName => Object.hasOwn(SHAPES, name);

interface NavIconProps {
  readonly name: string;
  readonly d: string | undefined;
  readonly size?: number;
}

/** The icon of a menu entry: the remote's own drawing, else the shell's of that name, else a dot. */
export function NavIcon({ name, d, size }: NavIconProps) {
  const shape = isShape(name) ? SHAPES[name] : <circle cx="12" cy="12" r="3" />;
  return <Drawing size={size}>{d === undefined ? shape : <path d={d} />}</Drawing>;
}

interface IconProps {
  readonly className: string | undefined;
  /** What is drawn, on a grid of 16. */
  readonly drawing: string;
}

/** Stands where the page has an icon of its library. */
export const SearchIcon = ({ className, drawing }: IconProps) => (
  <svg
    className={className}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden
  >
    <path d={drawing} />
  </svg>
);

export const GLASS = 'M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0M10.6 10.6 15 15';
export const FUNNEL = 'M1.6 2h12.8l-4.6 6.6V14l-3.6-1.6V8.6Z';
export const CROSS = 'm2 2 12 12M14 2 2 14';

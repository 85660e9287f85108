import { useFormats } from '@leafshift/i18n';

interface MoneyProps {
  /** As on the wire, with at most two decimals. */
  readonly dollars: number;
}

/** Canadian dollars with two decimals, in figures of one width. */
export function Money({ dollars }: MoneyProps) {
  return <span className="ls-figures">{useFormats().dollars(dollars)}</span>;
}

import { useFormats } from '@leafshift/i18n';
import { readersZone } from '@leafshift/ui/text';

/** Writes an instant with day and time in the reader's own zone. */
export function useOwnTime(): (at: string) => string {
  const formats = useFormats();
  const zone = readersZone();
  return (at) => `${formats.date(at, zone)}, ${formats.time(at, zone)}`;
}

import { useFormats } from '@leafshift/i18n';
import { useReadersZone } from '../desk/use-readers-zone.ts';

/** When something was, by the reader's own clock. */
export function LogTime({ at }: { readonly at: string }) {
  const formats = useFormats();
  const zone = useReadersZone();
  return (
    <time className="ls-figures" dateTime={at}>
      {formats.date(at, zone)}, {formats.time(at, zone)}
    </time>
  );
}

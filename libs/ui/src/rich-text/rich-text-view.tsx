import { useLayoutEffect, useRef } from 'react';
import { purify } from './purify.ts';

interface RichTextViewProps {
  readonly html: string;
}

/** A job description as its writer formatted it, sanitised once more before it is shown. */
export function RichTextView({ html }: RichTextViewProps) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    holder.current?.replaceChildren(purify(html));
  }, [html]);
  return <div ref={holder} className="ls-rich-text" dir="auto" />;
}

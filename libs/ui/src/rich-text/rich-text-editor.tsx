import { lazy, Suspense } from 'react';
import { Block } from '../states/skeleton-parts.tsx';

export interface RichTextEditorProps {
  /** HTML; '' when nothing is written. */
  readonly value: string | null | undefined;
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  /** The field's id; its label is known as `<id>-label`. */
  readonly id: string;
  readonly placeholder?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean;
}

const Editor = lazy(() => import('./editor.tsx'));

/** The height of the empty editor with its toolbar, so that nothing jumps when it arrives. */
const HEIGHT = 218;

/** A text with headings, lists and emphasis; the editor is loaded when it is first shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Block height={HEIGHT} radius={8} />}>
      <Editor {...props} />
    </Suspense>
  );
}

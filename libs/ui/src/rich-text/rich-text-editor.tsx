import { lazy, Suspense } from 'react';
import { Block } from '../states/skeleton-parts.tsx';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';

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

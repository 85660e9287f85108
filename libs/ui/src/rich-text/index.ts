export { RichTextEditor } from './rich-text-editor.tsx';
export type { RichTextEditorProps } from './rich-text-editor-props.ts';
export { RichTextView } from './rich-text-view.tsx';

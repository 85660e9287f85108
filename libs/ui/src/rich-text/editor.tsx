import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { EditorContent, getSchema, type JSONContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import clsx from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { purify } from './purify.ts';
import styles from './rich-text.module.css';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';
import { Toolbar } from './toolbar.tsx';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
  }),
];

const parser = DocumentParser.fromSchema(getSchema(extensions));

/** The text as the editor's own document: cleaned, and never handed to it as markup. */
const documentOf = (html: string | null | undefined): JSONContent =>
  parser.parse(purify(html ?? '')).toJSON();

/** Markup that is pasted goes the editor's own way to its parser, whatever it begins with: see `guardSinks`. */
const asMarkup = (html: string): string => `<!-- -->${html}`;

/** The editor itself; `RichTextEditor` loads it. */
export default function Editor({ value, onChange, onBlur, id, ...aria }: RichTextEditorProps) {
  const changed = useEffectEvent(onChange);
  const left = useEffectEvent(() => onBlur?.());
  const isInvalid = aria['aria-invalid'] === true;
  const describedBy = aria['aria-describedby'];

  const editor = useEditor({
    extensions,
    content: documentOf(value),
    // Its styles are in our own stylesheet, where the page's security policy allows them.
    injectCSS: false,
    onUpdate: ({ editor: current }) => changed(current.isEmpty ? '' : current.getHTML()),
    onBlur: () => left(),
  });

  // React destroys the editor when the page is hidden and makes a new one when it is shown again.
  useEffect(() => {
    if (editor.isDestroyed) return;
    editor.setOptions({
      editorProps: {
        transformPastedHTML: asMarkup,
        attributes: {
          id,
          role: 'textbox',
          dir: 'auto',
          'aria-multiline': 'true',
          'aria-labelledby': `${id}-label`,
          'aria-invalid': String(isInvalid),
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
        },
      },
    });
  }, [editor, id, isInvalid, describedBy]);

  useEffect(() => {
    if (editor.isDestroyed) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if ((value ?? '') !== shown)
      editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={clsx(styles.editor, isInvalid && styles.invalid)}>
      <Toolbar editor={editor} controls={id} />
      <EditorContent editor={editor} className={clsx('ls-rich-text', styles.writing)} />
    </div>
  );
}

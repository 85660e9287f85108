/** A form field that holds rich text. */
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

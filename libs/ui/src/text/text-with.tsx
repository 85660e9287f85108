import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';

interface Props {
  /** A translated text in which tags such as `<date></date>` say where the parts go. */
  readonly text: string;
  /** By the name of the tag. What stands between the tags becomes the part's content. */
  readonly parts: Readonly<Record<string, ReactElement<{ children?: ReactNode }>>>;
}

const TAG = /<(\w+)>(.*?)<\/\1>/;

/** A text with elements in it, at the places that its language gives them. */
export function TextWith({ text, parts }: Props) {
  const [whole, name = '', content = ''] = TAG.exec(text) ?? [];
  if (whole === undefined) return text;
  const [before = '', ...after] = text.split(whole);
  const part = parts[name];
  return (
    <Fragment>
      {before}
      {part && content !== '' ? cloneElement(part, {}, content) : (part ?? content)}
      <TextWith text={after.join(whole)} parts={parts} />
    </Fragment>
  );
}

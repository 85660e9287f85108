import { type RefObject, useLayoutEffect, useRef } from 'react';

const significant = (text: string): number => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length;

/** Where the caret stands behind so many letters and digits of a text. */
function caretBehind(text: string, count: number): number {
  let position = 0;
  for (let left = count; left > 0 && position < text.length; position += 1) {
    if (significant(text.charAt(position)) > 0) left -= 1;
  }
  return position;
}

/**
 * Keeps the caret where it was among letters and digits when a text is put into its written form.
 * Answers what to call with the input before its text is replaced.
 */
export function useKeptCaret(
  input: RefObject<HTMLInputElement | null>,
  text: string,
): (typed: HTMLInputElement) => void {
  const pending = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret moves when the text is written
  useLayoutEffect(() => {
    const { current: count } = pending;
    pending.current = null;
    if (count === null || !input.current) return;
    const position = caretBehind(input.current.value, count);
    input.current.setSelectionRange(position, position);
  }, [text]);

  return (typed) => {
    const before = typed.value.slice(0, typed.selectionStart ?? typed.value.length);
    pending.current = significant(before);
  };
}

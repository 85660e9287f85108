import { STEP_FORM_ID } from './step.ts';

const FIELDS = ['text', 'tel', 'email'].map((type) => `input[type="${type}"]:enabled`);

/**
 * The first field in which something stands that was typed and not added, or null. The forms that
 * add to a list are empty again once they are sent; the step's own form is sent by 'Next step'.
 */
export function typedField(step: HTMLElement | null): HTMLElement | null {
  const fields = step?.querySelectorAll<HTMLInputElement>(
    FIELDS.map((field) => `form:not(#${STEP_FORM_ID}) ${field}`).join(),
  );
  return [...(fields ?? [])].find(({ value }) => value.trim() !== '') ?? null;
}

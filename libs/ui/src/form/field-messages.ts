import type { FieldError, FieldErrors } from 'react-hook-form';

/** What is wrong with one field. */
export interface FieldMessage {
  readonly path: string;
  readonly message: string;
  /**
   * `field`: beside a control that can have the focus. `part`: a registered part without one, whose
   * field set says it in its own way. `none`: the form has no such field.
   */
  readonly shownBy: 'field' | 'part' | 'none';
}

const isFieldError = (value: object): value is FieldError =>
  'type' in value && typeof value.type === 'string';

const shownBy = ({ ref }: FieldError): FieldMessage['shownBy'] => {
  if (!ref) return 'none';
  return 'focus' in ref && ref.focus ? 'field' : 'part';
};

/** What is wrong with the fields of a form, in the order of its errors; not what is wrong with it as a whole. */
export function fieldMessages(errors: FieldErrors, prefix = ''): FieldMessage[] {
  return Object.entries(errors).flatMap(([name, value]): FieldMessage[] => {
    if (!value || name === 'root') return [];
    const path = `${prefix}${name}`;
    if (!isFieldError(value)) return fieldMessages(value as FieldErrors, `${path}.`);
    return value.message ? [{ path, message: value.message, shownBy: shownBy(value) }] : [];
  });
}

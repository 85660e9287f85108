import { useRefusals } from '@leafshift/i18n/refusals';
import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | undefined;
  readonly children: (field: {
    readonly id: string;
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A field with its label above and what is wrong with it below. */
export function ApplicationField({ id, label, hint, problem, children }: Props) {
  const say = useRefusals();
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className="ls-apply-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        'aria-describedby': notes || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="ls-posting-hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="ls-apply-problem">
          {say(problem)}
        </p>
      )}
    </div>
  );
}

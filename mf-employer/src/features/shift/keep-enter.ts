import type { KeyboardEvent } from 'react';

/** Keeps Enter in a picker from sending the form around it; Enter only accepts what was typed. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') {
    event.preventDefault();
  }
}

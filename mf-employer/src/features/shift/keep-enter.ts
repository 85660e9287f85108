import type { KeyboardEvent } from 'react';

/** In a picker, Enter takes over what was typed; it does not send the form around it as well. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') {
    event.preventDefault();
  }
}

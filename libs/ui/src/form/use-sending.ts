import { type SubmitEvent, useEffect, useRef } from 'react';

type OnSubmit = (event: SubmitEvent<HTMLFormElement>) => Promise<void>;

/**
 * A form's submit handler that sends one at a time, and gives the focus back that a button loses
 * while it is disabled. `isSubmitting` is the form's state.
 */
export function useSending(send: OnSubmit, isSubmitting: boolean): OnSubmit {
  const isSending = useRef(false);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (isSubmitting) return;
    const { current } = focused;
    focused.current = null;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && current instanceof HTMLElement) current.focus();
  }, [isSubmitting]);

  return async (event) => {
    event.preventDefault();
    // To React, a form in a dialog is inside the form that opened it; the page must not be sent too.
    event.stopPropagation();
    if (isSending.current) return;
    isSending.current = true;
    focused.current = document.activeElement;
    try {
      await send(event);
    } finally {
      isSending.current = false;
    }
  };
}

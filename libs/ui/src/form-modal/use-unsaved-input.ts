import { createContext, useContext, useEffect, useId } from 'react';

/** The forms of a dialog that hold something unsaved; null outside of a dialog that asks. */
export const UnsavedInput = createContext<Set<string> | null>(null);

/** Tells the dialog around that closing it would lose something; a `ZodForm` does so by itself. */
export function useUnsavedInput(isUnsaved: boolean): void {
  const unsaved = useContext(UnsavedInput);
  const id = useId();
  useEffect(() => {
    if (!(unsaved && isUnsaved)) return;
    unsaved.add(id);
    return () => {
      unsaved.delete(id);
    };
  }, [unsaved, isUnsaved, id]);
}

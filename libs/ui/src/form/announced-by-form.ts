import { createContext } from 'react';

/** True inside a `ZodForm`, which announces its fields' errors itself, each of them once. */
export const AnnouncedByForm = createContext(false);

import { createContext } from 'react';

/** True where the page has its primary button outside of its forms, so that there is one at a time. */
export const PrimaryElsewhere = createContext(false);

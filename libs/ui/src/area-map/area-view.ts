import { createContext, useContext } from 'react';
import type { AreaView } from './use-area-map.ts';

export const AreaViewContext = createContext<AreaView | null>(null);

/** The part of the world that the map around shows. */
export function useAreaView(): AreaView {
  const view = useContext(AreaViewContext);
  if (!view) throw new Error('Only within an AreaMap');
  return view;
}

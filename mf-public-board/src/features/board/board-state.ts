import type { Location } from 'react-router-dom';
import { z } from 'zod';

const BoardState = z.object({ board: z.string().startsWith('?') });

/**
 * The search of the board that a link to a posting carries, so that Back leads to the same list.
 */
export const boardState = ({ search, state }: Pick<Location, 'search' | 'state'>) => {
  if (search) return { board: search };
  const kept = BoardState.safeParse(state);
  return kept.success ? kept.data : null;
};

/** The address of the board with the search from which a posting was opened. */
export const boardPath = (location: Pick<Location, 'search' | 'state'>): string =>
  `/job-posting${boardState({ search: '', state: location.state })?.board ?? ''}`;

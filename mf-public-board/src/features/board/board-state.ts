import type { Location } from 'react-router-dom';
import { z } from 'zod';

const BoardState = z.object({ board: z.string().startsWith('?') });

/** What a link to a posting remembers of the board: its search, to come back to it. */
export const boardState = ({ search, state }: Pick<Location, 'search' | 'state'>) => {
  if (search) return { board: search };
  const kept = BoardState.safeParse(state);
  return kept.success ? kept.data : null;
};

/** Where the board is that a posting was opened from, with its search. */
export const boardPath = (location: Pick<Location, 'search' | 'state'>): string =>
  `/job-posting${boardState({ search: '', state: location.state })?.board ?? ''}`;

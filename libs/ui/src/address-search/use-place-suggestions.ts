import { useEffect, useRef, useState } from 'react';
import type { FoundAddress, PlaceSource, PlaceSuggestion } from './place-source.ts';

const TYPING_PAUSE_MS = 200;
const SHORTEST_TEXT = 3;

interface Search {
  readonly suggestions: readonly PlaceSuggestion[];
  /** `empty` once a search of some length has found nothing. */
  readonly outcome: 'none' | 'found' | 'empty' | 'failed';
}

const NOTHING: Search = { suggestions: [], outcome: 'none' };

const outcomeOf = (text: string, suggestions: readonly PlaceSuggestion[]): Search => {
  if (suggestions.length > 0) return { suggestions, outcome: 'found' };
  return { suggestions, outcome: text.length < SHORTEST_TEXT ? 'none' : 'empty' };
};

/** Suggestions for what is being typed; the answer to an older text never replaces a newer one. */
export function usePlaceSuggestions(source: PlaceSource) {
  const [found, setFound] = useState(NOTHING);
  const latest = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (typed: string): void => {
    const text = typed.trim();
    latest.current += 1;
    const mine = latest.current;
    clearTimeout(pause.current);
    pause.current = setTimeout(async () => {
      try {
        const suggestions = text ? await source.search(text) : [];
        if (mine === latest.current) setFound(outcomeOf(text, suggestions));
      } catch {
        // Said in place; the parts of the address can be typed by hand.
        if (mine === latest.current) setFound({ suggestions: [], outcome: 'failed' });
      }
    }, TYPING_PAUSE_MS);
  };

  /** The address behind a suggestion, or null with the outcome `failed`. */
  const choose = async (label: string): Promise<FoundAddress | null> => {
    const suggestion = found.suggestions.find((candidate) => candidate.label === label);
    if (!suggestion) return null;
    try {
      return await source.resolve(suggestion);
    } catch {
      setFound({ suggestions: [], outcome: 'failed' });
      return null;
    }
  };

  return { ...found, search, choose };
}

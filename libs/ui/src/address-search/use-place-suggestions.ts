import { useEffect, useRef, useState } from 'react';
import type { FoundAddress, PlaceSource, PlaceSuggestion } from './place-source.ts';

const TYPING_PAUSE_MS = 200;

/** Suggestions for what is being typed; the answer to an older text never replaces a newer one. */
export function usePlaceSuggestions(source: PlaceSource) {
  const [suggestions, setSuggestions] = useState<readonly PlaceSuggestion[]>([]);
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (text: string): void => {
    latest.current += 1;
    const mine = latest.current;
    clearTimeout(pause.current);
    pause.current = setTimeout(async () => {
      try {
        const found = text.trim() ? await source.search(text) : [];
        if (mine !== latest.current) return;
        setSuggestions(found);
        setFailed(false);
      } catch {
        if (mine !== latest.current) return;
        setSuggestions([]);
        setFailed(true);
      }
    }, TYPING_PAUSE_MS);
  };

  /** The address behind a suggestion, or null with `failed` set. */
  const choose = async (id: string): Promise<FoundAddress | null> => {
    const suggestion = suggestions.find((candidate) => candidate.id === id);
    if (!suggestion) return null;
    try {
      return await source.resolve(suggestion);
    } catch {
      setFailed(true);
      return null;
    }
  };

  return { suggestions, failed, search, choose };
}

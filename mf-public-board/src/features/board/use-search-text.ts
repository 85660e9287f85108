import { useEffect, useEffectEvent, useRef, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/**
 * The text of a search box whose search stands in the address. It takes effect after a short pause
 * or at once by `searchNow`, and follows the address when that changes otherwise.
 */
export function useSearchText(searched: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const sent = useRef(searched);

  const search = (text: string): void => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    onSearch(wanted);
  };
  const searchTyped = useEffectEvent(() => search(typed));

  useEffect(() => {
    if (searched === sent.current) return;
    sent.current = searched;
    setTyped(searched);
  }, [searched]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: waits anew after each letter
  useEffect(() => {
    const pause = setTimeout(() => searchTyped(), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  return { typed, setTyped, searchNow: () => search(typed) };
}

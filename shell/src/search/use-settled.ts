import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What somebody has stopped typing. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const clock = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(clock);
  }, [text]);
  return settled;
}

import { useEffect, useState } from 'react';

const FREE_RETRIES = 2;
const FIRST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 60;

/** How long Retry waits after so many failures in a row, in seconds: 0, 0, then 5, 10, 20 to 60. */
export const pauseAfter = (failures: number): number =>
  failures <= FREE_RETRIES
    ? 0
    : Math.min(FIRST_PAUSE_S * 2 ** (failures - FREE_RETRIES - 1), LONGEST_PAUSE_S);

/** The seconds that are left of the pause, counted down. */
export function useRetryPause(failures: number): number {
  const [left, setLeft] = useState(() => pauseAfter(failures));
  useEffect(() => {
    setLeft(pauseAfter(failures));
    const clock = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(clock);
  }, [failures]);
  return left;
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the part of the page that the address names (`/profile#licence`), once it is there. */
export function useAddressedPart(isThere: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again goes there again
  useEffect(() => {
    const part = isThere && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    part?.focus();
    part?.scrollIntoView?.();
  }, [isThere, hash, key]);
}

import { useState } from 'react';

const MOST_WAIT_MS = 15_000;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

type Asked = 'no' | 'asking' | 'failed' | Position;

/** Where I am, asked of the browser only when I press for it. */
export function usePosition() {
  const [asked, setAsked] = useState<Asked>('no');
  const ask = (): void => {
    if (!('geolocation' in navigator)) {
      setAsked('failed');
      return;
    }
    setAsked('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setAsked({ latitude, longitude }),
      () => setAsked('failed'),
      { enableHighAccuracy: true, timeout: MOST_WAIT_MS },
    );
  };
  return {
    ask,
    isAsking: asked === 'asking',
    hasFailed: asked === 'failed',
    isKnown: typeof asked === 'object',
    value: typeof asked === 'object' ? asked : {},
  };
}

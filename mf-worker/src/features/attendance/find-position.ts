import type { Whereabouts } from '@leafshift/contracts/attendance';

const MOST_WAIT_MS = 8_000;

/** Where I am, if I allow it; nothing where the browser cannot say it soon. */
export function findPosition(): Promise<Whereabouts> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({});
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve({}),
      { enableHighAccuracy: true, timeout: MOST_WAIT_MS },
    );
  });
}

const STORED = 'back-office-keys';
const OFF = 'off';

/** Whether single keys do something on this device; at first they do. */
export const areKeysOn = (): boolean => localStorage.getItem(STORED) !== OFF;

/** Keeps the choice on this device. */
export function chooseKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, OFF);
}

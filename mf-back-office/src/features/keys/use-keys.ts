import { useEffect, useEffectEvent } from 'react';
import { areKeysOn } from './keys-choice.ts';

const TYPING = 'textarea, select, [contenteditable="true"], input:not([type="radio"])';
const DIALOG = '.ant-modal-wrap:not([style*="display: none"])';

/** What single keys do on this page; not while somebody types, in dialogs, or with Ctrl, Alt or Cmd. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || !areKeysOn()) return;
    if (event.target instanceof Element && event.target.closest(TYPING)) return;
    if (document.querySelector(DIALOG)) return;
    const act = actions[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';

const FIRST_MS = 450;
const NEXT_MS = 90;

/** Repeats an action while a button is held down, until it answers false. */
export function useRepeat(action: () => boolean) {
  const [isHeld, setHeld] = useState(false);
  const act = useEffectEvent(action);

  useEffect(() => {
    if (!isHeld) return;
    let timer = setTimeout(repeat, FIRST_MS);
    function repeat(): void {
      if (act()) timer = setTimeout(repeat, NEXT_MS);
      else setHeld(false);
    }
    return () => clearTimeout(timer);
  }, [isHeld]);

  const release = () => setHeld(false);
  return {
    onPointerDown: ({ button }: PointerEvent) => setHeld(!(button > 0)),
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
  };
}

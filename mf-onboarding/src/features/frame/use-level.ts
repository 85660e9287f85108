import type { User } from '@leafshift/contracts/users';
import { currentLevel, type OnboardingLevel } from '@leafshift/domain/onboarding';
import { type RefObject, useEffect, useRef, useState } from 'react';

export const LAST_LEVEL = 5;

/** The first level that is not complete. */
export const firstOpenLevel = (user: User): OnboardingLevel =>
  Math.min(LAST_LEVEL, currentLevel(user) + 1) as OnboardingLevel;

interface ShownLevel {
  readonly level: OnboardingLevel;
  readonly show: (level: OnboardingLevel) => void;
  /** The heading of the step, which gets the focus when another step is shown. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Which level is shown, at first the one to go on with. */
export function useLevel(user: User): ShownLevel {
  const [level, show] = useState(() => firstOpenLevel(user));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(level);

  useEffect(() => {
    if (shown.current === level) return;
    shown.current = level;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'end' });
  }, [level]);

  return { level, show, heading };
}

import type { Step, StepDirection } from '@leafshift/domain/posting-rules';

/** A plain range, or a rule that may refuse with a message. */
export type StepRule =
  | { readonly by: number; readonly min: number; readonly max: number }
  | ((value: number, direction: StepDirection) => Step<number>);

/** One step by the rule: the new value, or the old one and perhaps why. */
export function takeStep(rule: StepRule, value: number, direction: StepDirection): Step<number> {
  if (typeof rule === 'function') return rule(value, direction);
  const { by, min, max } = rule;
  // Steps of halves and quarters add up exactly; anything finer is kept to two decimals.
  const next = Math.round((value + (direction === 'up' ? by : -by)) * 100) / 100;
  return { value: next < min || next > max ? value : next, refusal: null };
}

/** Whether a step leads nowhere without a word, so that its button can rest. */
export const isAtLimit = (rule: StepRule, value: number, direction: StepDirection): boolean => {
  const step = takeStep(rule, value, direction);
  return step.value === value && step.refusal === null;
};

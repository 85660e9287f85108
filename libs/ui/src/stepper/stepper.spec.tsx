import {
  DEFAULT_MAX_HOURLY_RATE,
  type Step,
  stepDuration,
  stepRate,
  typeDuration,
  typeRate,
} from '@leafshift/domain/posting-rules';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { StepRule } from './step-rule.ts';
import { Stepper } from './stepper.tsx';
import { typedNumber } from './typed-number.ts';

const BOUNDS = { prices: [], maxHourlyRate: DEFAULT_MAX_HOURLY_RATE };

interface HolderProps {
  readonly start: number;
  readonly rule: StepRule;
  readonly typedRule?: (typed: number) => Step<number>;
  readonly onMessage?: (kind: string, msg: string) => void;
}

function Holder({ start, rule, typedRule, onMessage }: HolderProps) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label="Hourly Rate"
      value={value}
      onChange={setValue}
      rule={rule}
      {...(typedRule && { typedRule })}
      format={(dollars) => `$${dollars.toFixed(2)}`}
      {...(onMessage && { onMessage })}
    />
  );
}

const more = () => screen.getByRole('button', { name: 'More: Hourly Rate' });
const less = () => screen.getByRole('button', { name: 'Less: Hourly Rate' });
const number = () => screen.getByRole('spinbutton', { name: 'Hourly Rate' });

describe('Stepper', () => {
  it('takes one step at a time and says the value with its unit', async () => {
    const { user, container } = renderInTheme(<Holder start={14} rule={stepDuration} />);
    await user.click(less());
    await user.click(less());
    await user.click(less());
    expect(number()).toHaveTextContent('$12.50');
    expect(number()).toHaveAttribute('aria-valuetext', '$12.50');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('rests a button at its limit', async () => {
    const { user } = renderInTheme(<Holder start={2} rule={{ by: 1, min: 1, max: 3 }} />);
    await user.click(more());
    expect(more()).toBeDisabled();
    await user.click(less());
    await user.click(less());
    expect(number()).toHaveTextContent('$1.00');
    expect(less()).toBeDisabled();
  });

  it('says why a step is refused, in a message and in place', async () => {
    const onMessage = jest.fn();
    const rule: StepRule = (rate, direction) =>
      stepRate(rate, direction, 'Authorized Retailer', BOUNDS);
    const { user } = renderInTheme(<Holder start={23} rule={rule} onMessage={onMessage} />);
    await user.click(less());
    const msg = 'The rate cannot be lower than $23 for Authorized Retailer';
    expect(onMessage).toHaveBeenCalledWith('Info', msg);
    expect(screen.getByText(msg)).toBeVisible();
    await user.click(more());
    expect(screen.queryByText(msg)).not.toBeInTheDocument();
  });

  it('warns before a job type is chosen', async () => {
    const onMessage = jest.fn();
    const rule: StepRule = (rate, direction) => stepRate(rate, direction, null, BOUNDS);
    const { user } = renderInTheme(<Holder start={18} rule={rule} onMessage={onMessage} />);
    await user.click(more());
    expect(onMessage).toHaveBeenCalledWith(
      'Warning',
      'Please select a job type before adjusting the rate',
    );
    expect(number()).toHaveTextContent('$18.00');
  });

  it('answers to the keyboard: arrows take one step, Page keys ten, never past the limit', async () => {
    const { user } = renderInTheme(<Holder start={8} rule={stepDuration} />);
    await user.tab();
    expect(number()).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(number()).toHaveTextContent('$8.50');
    await user.keyboard('{PageUp}');
    expect(number()).toHaveTextContent('$13.50');
    await user.keyboard('{PageUp}{ArrowDown}');
    expect(number()).toHaveTextContent('$15.50');
  });

  it('takes a number that is typed, and keeps the focus', async () => {
    const { user, container } = renderInTheme(
      <Holder start={8} rule={stepDuration} typedRule={typeDuration} />,
    );
    await user.tab();
    await user.keyboard('12,5');
    expect(number()).toHaveValue('12,5');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.keyboard('{Enter}');
    expect(number()).toHaveTextContent('$12.50');
    expect(number()).toHaveFocus();
    await user.click(number());
    await user.keyboard('9{Escape}');
    expect(number()).toHaveTextContent('$12.50');
    await user.click(number());
    await user.keyboard('9');
    await user.tab();
    expect(number()).toHaveTextContent('$9.00');
  });

  it('says what a typed number had to become', async () => {
    const onMessage = jest.fn();
    const { user } = renderInTheme(
      <Holder
        start={25}
        rule={(rate, direction) => stepRate(rate, direction, 'Cultivation', BOUNDS)}
        typedRule={(typed) => typeRate(25, typed, 'Cultivation', BOUNDS)}
        onMessage={onMessage}
      />,
    );
    await user.tab();
    await user.keyboard('31{Enter}');
    expect(number()).toHaveTextContent('$31.00');
    await user.keyboard('9{Enter}');
    expect(number()).toHaveTextContent('$25.00');
    expect(onMessage).toHaveBeenCalledWith(
      'Info',
      'The rate cannot be lower than $25 for Cultivation',
    );
    await user.keyboard('{Enter}twelve{Enter}');
    expect(number()).toHaveTextContent('$25.00');
  });

  it.each([
    ['23.5', 23.5],
    ['23,5', 23.5],
    ['٢٣٫٥', 23.5],
    ['$ 18', 18],
    ['', null],
    ['-4', null],
    ['1.2.3', null],
  ])('reads %j as %p', (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });

  it('repeats while a button is held', () => {
    jest.useFakeTimers();
    renderInTheme(<Holder start={8} rule={stepDuration} />);
    fireEvent.pointerDown(more(), { button: 0 });
    act(() => jest.advanceTimersByTime(450 + 4 * 90));
    fireEvent.pointerUp(more());
    act(() => jest.advanceTimersByTime(2000));
    expect(number()).toHaveTextContent('$10.50');
    jest.useRealTimers();
  });
});

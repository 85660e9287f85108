import {
  type CalendarDay,
  type CalendarMonth,
  monthOf,
  toCalendarDay,
} from '@leafshift/domain/time-zone';
import type { Language } from '@leafshift/i18n';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { countMarks } from './day-marks.ts';
import { MonthCalendar } from './month-calendar.tsx';

const today = toCalendarDay('2026-05-12');
const day = toCalendarDay;
const marks = countMarks([
  { day: day('2026-05-15'), kind: 'confirmed' },
  { day: day('2026-05-15'), kind: 'requested' },
  { day: day('2026-05-15'), kind: 'confirmed' },
]);

function Calendar({ onSelect }: { onSelect: (chosen: CalendarDay) => void }) {
  const [month, setMonth] = useState<CalendarMonth>(monthOf(today));
  const [selected, setSelected] = useState(today);
  return (
    <MonthCalendar
      month={month}
      onMonthChange={setMonth}
      selected={selected}
      onSelect={(chosen) => {
        setSelected(chosen);
        onSelect(chosen);
      }}
      today={today}
      marks={marks}
      legend={['confirmed', 'requested']}
    />
  );
}

const setUp = (language: Language = 'en') => {
  const onSelect = jest.fn();
  return { onSelect, ...renderInTheme(<Calendar onSelect={onSelect} />, { language }) };
};

const focused = () => document.activeElement?.getAttribute('data-day');

describe('MonthCalendar', () => {
  it('shows a month from Sunday to Saturday', () => {
    setUp();
    const headings = screen.getAllByRole('columnheader').map((heading) => heading.textContent);
    expect(headings).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    const firstWeek = screen.getAllByRole('row')[1];
    expect(
      within(firstWeek!)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['1', '2']);
  });

  it('says what there is on a day, in words', () => {
    setUp();
    expect(
      screen.getByRole('button', {
        name: 'Friday, May 15, 2026, 2 confirmed shifts, 1 requested shift',
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Tuesday, May 12, 2026, Today', pressed: true }),
    ).toHaveAttribute('aria-current', 'date');
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Confirmed',
      'Requested',
    ]);
  });

  it('goes to other months and back to today', async () => {
    const { user, onSelect } = setUp();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('grid', { name: 'June 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('grid', { name: 'May 2026' })).toBeVisible();
    expect(onSelect).toHaveBeenLastCalledWith('2026-05-12');
  });

  it('lets Tab reach one day only, and arrow keys the others', async () => {
    const { user, onSelect } = setUp();
    await user.tab();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(focused()).toBe('2026-05-12');
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('2026-05-20');
    await user.keyboard('{Home}');
    expect(focused()).toBe('2026-05-17');
    await user.keyboard('{End}{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('2026-05-23');
  });

  it('moves over the edge of a month and by whole months and years', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: /^Sunday, May 31/ }));
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('2026-06-01');
    expect(screen.getByRole('grid', { name: 'June 2026' })).toBeVisible();
    await user.keyboard('{ArrowLeft}{PageUp}');
    expect(focused()).toBe('2026-04-30');
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(focused()).toBe('2027-04-30');
  });

  it('follows the writing direction', async () => {
    const { user } = setUp('ar');
    screen.getByText('12').closest('button')?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('2026-05-13');
  });

  it('has nothing that axe complains about', async () => {
    const { container } = setUp();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

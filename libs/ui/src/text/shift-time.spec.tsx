import { renderInTheme } from '@leafshift/testing/render';
import type { ReactElement } from 'react';
import { ShiftTime, TimeOfDay } from './shift-time.tsx';

// Tests run in Newfoundland's time.
const HERE = 'America/St_Johns';

const textOf = (element: ReactElement): string | null =>
  renderInTheme(element).container.textContent;

describe('ShiftTime', () => {
  it("names the shift's zone where the reader's clock shows another time", () => {
    expect(
      textOf(
        <ShiftTime
          start="2026-05-14T13:00:00Z"
          end="2026-05-14T21:00:00Z"
          zone="America/Toronto"
        />,
      ),
    ).toBe('9:00 AM – 5:00 PM EDT');
  });

  it('does not name it where it is the reader’s own', () => {
    expect(
      textOf(<ShiftTime start="2026-05-14T11:30:00Z" end="2026-05-14T19:30:00Z" zone={HERE} />),
    ).toBe('9:00 AM – 5:00 PM');
  });

  it('says that it ends on the next day', () => {
    expect(
      textOf(<ShiftTime start="2026-05-14T23:30:00Z" end="2026-05-15T07:30:00Z" zone={HERE} />),
    ).toBe('9:00 PM – 5:00 AM (next day)');
  });
});

describe('TimeOfDay', () => {
  it('carries the instant for machines', () => {
    const { container } = renderInTheme(
      <TimeOfDay at="2026-05-14T13:00:00Z" zone="America/Vancouver" />,
    );
    expect(container.textContent).toBe('6:00 AM PDT');
    expect(container.querySelector('time')).toHaveAttribute('datetime', '2026-05-14T13:00:00.000Z');
  });
});

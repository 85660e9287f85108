import { createMockApi } from '@leafshift/testing/mock-api';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { ALERT_DURATION_MS } from './alerts.ts';

const setUp = () => {
  jest.useFakeTimers();
  return renderInShell(<p>A page</p>, { api: createMockApi() });
};

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('region', { name: 'Alerts' });

describe('alerts', () => {
  afterEach(() => jest.useRealTimers());

  it.each(['Success', 'Error', 'Info', 'Warning'] as const)(
    'of the kind %s are announced with their kind',
    (kind) => {
      const { core } = setUp();
      act(() => core.alerts.notify(kind, 'Shift Requested'));
      expect(region()).toHaveAttribute('aria-live', 'polite');
      expect(region()).toHaveTextContent(`${kind}: Shift Requested`);
    },
  );

  it('go after 1.8 s, each by its own clock', () => {
    const { core } = setUp();
    act(() => core.alerts.notify('Info', 'first'));
    wait(1000);
    act(() => core.alerts.notify('Info', 'second'));
    wait(ALERT_DURATION_MS - 1000);
    expect(screen.queryByText('first')).not.toBeInTheDocument();
    expect(screen.getByText('second')).toBeInTheDocument();
    wait(1000);
    expect(screen.queryByText('second')).not.toBeInTheDocument();
    expect(ALERT_DURATION_MS).toBe(1800);
  });

  it('stay while somebody points at them', () => {
    const { core } = setUp();
    act(() => core.alerts.notify('Info', 'being read'));
    fireEvent.pointerMove(region());
    wait(10_000);
    expect(screen.getByText('being read')).toBeInTheDocument();
    fireEvent.pointerLeave(region());
    wait(ALERT_DURATION_MS);
    expect(screen.queryByText('being read')).not.toBeInTheDocument();
  });

  it('go from under a pointer that was there before them', () => {
    const { core } = setUp();
    act(() => core.alerts.notify('Info', 'in the way'));
    fireEvent.pointerEnter(region());
    wait(ALERT_DURATION_MS);
    expect(screen.queryByText('in the way')).not.toBeInTheDocument();
  });

  it('go by themselves again after the one that somebody pointed at was dismissed', () => {
    const { core } = setUp();
    act(() => core.alerts.notify('Info', 'unwanted'));
    fireEvent.pointerMove(region());
    fireEvent.click(screen.getByRole('button', { name: /dismiss/i }));
    act(() => core.alerts.notify('Info', 'the next'));
    wait(ALERT_DURATION_MS);
    expect(screen.queryByText('the next')).not.toBeInTheDocument();
  });

  it('can be dismissed', () => {
    const { core } = setUp();
    act(() => core.alerts.notify('Info', 'unwanted'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('unwanted')).not.toBeInTheDocument();
  });
});

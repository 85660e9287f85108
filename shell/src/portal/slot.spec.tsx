import { screen } from '@testing-library/react';
import { aRegistry } from '../testing/a-registry.ts';
import { aRelease } from '../testing/a-release.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { Slot } from './slot.tsx';

const filling = (name: string, ...slots: string[]) => {
  const release = aRelease({ name, slots, routes: [], nav: [] });
  return { current: release.id, releases: { [release.id]: release } };
};
const registry = aRegistry({
  trainings: filling('trainings', 'worker-home'),
  'mf-worker': filling('mf-worker'),
  insurance: filling('insurance', 'worker-home', 'employer-home'),
});

describe('a slot that a remote offers', () => {
  it('shows what all others draw into it, in the order of their names', async () => {
    await renderInPortal(<Slot name="worker-home" />, {
      registry,
      load: async (part) => <p>{part.remote}</p>,
    });
    await screen.findByText('trainings');
    expect(screen.getAllByText(/./, { selector: 'p' }).map((part) => part.textContent)).toEqual([
      'insurance',
      'trainings',
    ]);
  });

  it('shows nothing where nobody draws', async () => {
    await renderInPortal(<Slot name="board-foot" />, {
      registry,
      load: async (part) => <p>{part.remote}</p>,
    });
    expect(screen.queryByText(/./, { selector: 'p' })).not.toBeInTheDocument();
  });
});

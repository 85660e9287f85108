import { refusedNode } from './oldest-node.ts';

describe('the Node of a team', () => {
  it.each(['22.18.0', '22.20.1', '24.0.0'])('will do: %s', (version) => {
    expect(refusedNode(version)).toBeNull();
  });

  it.each(['22.17.1', '20.20.2'])('is too old, which is said in a sentence: %s', (version) => {
    expect(refusedNode(version)).toBe(
      `A remote needs Node 22.18 or newer, this is Node ${version}: install Node 24.`,
    );
  });
});

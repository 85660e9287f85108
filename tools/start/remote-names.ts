/** The remotes, in the order of their ports after the portal's. */
export const remoteNames = [
  'mf-employer',
  'mf-worker',
  'mf-onboarding',
  'mf-public-board',
] as const;

/** A part of the portal that its team deploys alone. */
export type RemoteName = (typeof remoteNames)[number];

/** One value for each remote. */
export function forEachRemote<Value>(
  make: (name: RemoteName, index: number) => Value,
): Record<RemoteName, Value> {
  const entries = remoteNames.map((name, index) => [name, make(name, index)] as const);
  return Object.fromEntries(entries) as Record<RemoteName, Value>;
}

/** The oldest Node that makes, tries and releases a remote: the first that reads TypeScript as it is. */
export const OLDEST_NODE = '22.18';

/** A sentence for whoever has a Node that is too old, such as `20.20.2`; null for all others. */
export function refusedNode(version = process.versions.node): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest = 0, leastMinor = 0] = OLDEST_NODE.split('.').map(Number);
  if (major > oldest || (major === oldest && minor >= leastMinor)) return null;
  return `A remote needs Node ${OLDEST_NODE} or newer, this is Node ${version}: install Node 24.`;
}

import { BlockList, isIPv6 } from 'node:net';

/**
 * Whether pushes may be sent to an address that a browser gave: by https at its usual port to one of
 * the hosts that are configured, with nobody's password in it. A host `http://127.0.0.1:4390`
 * is a stand-in on this machine.
 */
export function isPushAddress(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) {
    return false;
  }
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username || password) {
    return false;
  }
  if (hosts.includes(origin)) {
    return true;
  }
  return protocol === 'https:' && port === '' && hosts.some((host) => isBelow(hostname, host));
}

const isBelow = (hostname: string, host: string): boolean =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

/** Whether a network address leads to this machine or its neighbours instead of the internet. */
export const isInside = (address: string): boolean =>
  inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

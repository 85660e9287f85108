import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A provider gives a household 2 to the power of 64 addresses at least, which all count as one. */
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/**
 * What limits count an address as: an IPv4 address as itself, also where it is written as an IPv6 one,
 * an IPv6 address as its /64 network. Anything else as it is.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) {
    return address;
  }
  // The URL parser writes every form of an address in the same way.
  const written = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(written);
  if (mapped) {
    return mapped.slice(1).flatMap(bytesOf).join('.');
  }
  const [head = [], tail = []] = written
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function bytesOf(group: string): readonly number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

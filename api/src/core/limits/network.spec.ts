import fc from 'fast-check';
import { networkOf } from './network.ts';

const group = fc.integer({ min: 0, max: 0xffff });
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
/** Addresses that begin with these bits belong to nobody's network: they carry an IPv4 address. */
const isMapped = (parts: readonly number[]) =>
  parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff;

describe('the network that limits count', () => {
  it('is the same for all IPv6 addresses of one /64, and another for another', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), groups(4), (network, host, other, far) => {
        fc.pre(![host, other].some((part) => isMapped([...network, ...part])));
        const one = networkOf(written([...network, ...host]));
        expect(networkOf(written([...network, ...other]))).toBe(one);
        fc.pre(written(far) !== written(network) && !isMapped([...far, ...host]));
        expect(networkOf(written([...far, ...host]))).not.toBe(one);
      }),
    );
  });

  it('does not depend on how an address is written', () => {
    fc.assert(
      fc.property(groups(8), (parts) => {
        const full = parts.map((part) => part.toString(16).padStart(4, '0')).join(':');
        const expected = networkOf(written(parts));
        expect(networkOf(full)).toBe(expected);
        expect(networkOf(full.toUpperCase())).toBe(expected);
        expect(networkOf(`${full}%eth0`)).toBe(expected);
      }),
    );
    expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8:0:0:ffff::1'));
    expect(networkOf('2001:db8::1')).not.toBe(networkOf('2001:db8:0:1::1'));
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });

  it('is the address itself for IPv4, mapped into IPv6 or not', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(networkOf(address)).toBe(address);
        expect(networkOf(`::ffff:${address}`)).toBe(address);
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
        expect(networkOf(`0:0:0:0:0:ffff:${written([a * 256 + b, c * 256 + d])}`)).toBe(address);
      }),
    );
  });

  it.each(['', 'unknown', '1.2.3', 'fe80', '::gg'])('is %p for what is no address', (text) => {
    expect(networkOf(text)).toBe(text);
  });
});

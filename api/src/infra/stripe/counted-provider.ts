import { spans } from '@leafshift/tracing/spans';
import type { Counts } from '../metrics/counts.ts';
import type { PaymentProvider } from './payment-provider.ts';

type Method = (...args: unknown[]) => unknown;

/** The provider, with each of its calls traced, and counted by how it ended: its result's status, `ok` or `failed`. */
export function countedProvider(provider: PaymentProvider, counts: Counts): PaymentProvider {
  return new Proxy(provider, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      // What was put onto the object itself is no call of the provider.
      if (typeof value !== 'function' || typeof name !== 'string' || Object.hasOwn(target, name)) {
        return value;
      }
      return (...args: unknown[]) => {
        const ask = () => (value as Method).apply(target, args);
        const result = spans().run({ name: `provider ${name}` }, ask);
        if (!(result instanceof Promise)) return result;
        return result.then(
          (given: unknown) => {
            counts.askedProvider(name, statusOf(given));
            return given;
          },
          (error: unknown) => {
            counts.askedProvider(name, 'failed');
            throw error;
          },
        );
      };
    },
  });
}

function statusOf(result: unknown): string {
  const hasStatus = typeof result === 'object' && result !== null && 'status' in result;
  return hasStatus && typeof result.status === 'string' ? result.status : 'ok';
}

import { type ApiClient, requestAddress } from '@leafshift/data-access';
import { waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import type { RemoteAlone } from '../remote-alone/remote-alone.ts';
import type { ViewerName } from '../states/index.ts';
import { renderAlone } from './render-alone.tsx';

const PATIENCE = { timeout: 10_000 };

/** The remote with an API that writes down the address of each call, below the API's own. */
const listened = (alone: RemoteAlone, asked: string[]): RemoteAlone => ({
  ...alone,
  connect: (shown) => {
    const { api, ...others } = alone.connect(shown);
    const send: ApiClient['send'] = (call, input, options) => {
      asked.push(requestAddress('', call, input));
      return api.send(call, input, options);
    };
    return { api: { ...api, send }, ...others };
  },
});

/** Specifies that pages ask for the `data` that their manifest names, written in the same way: else it is asked for twice. */
export function specifyFirstData(
  alone: RemoteAlone,
  { paths, viewer }: { readonly paths: readonly string[]; readonly viewer?: ViewerName },
): void {
  const { routes } = alone.remote.manifest;
  const named = paths.flatMap((path) => {
    const { data = [] } = routes.find((route) => matchPath(route.path, path)) ?? {};
    return data.length > 0 ? [{ path, data }] : [];
  });
  if (named.length === 0) return;
  it.each(named)(
    'asks for the first data that its manifest names: $path',
    async ({ path, data }) => {
      const asked: string[] = [];
      await renderAlone(listened(alone, asked), { path, ...(viewer && { viewer }) });

      await waitFor(() => expect(asked).toEqual(expect.arrayContaining([...data])), PATIENCE);
    },
  );
}

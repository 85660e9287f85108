import Tabs from 'antd/es/tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface DeskTab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Parts of a page of which one is shown; the address holds which, so that it can be handed on. */
export function DeskTabs({ tabs }: { readonly tabs: readonly DeskTab[] }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const active = tabs.some(({ key }) => key === asked) ? asked : tabs[0]?.key;
  return (
    <Tabs
      destroyOnHidden
      {...(active && { activeKey: active })}
      items={tabs.map(({ key, label, content }) => ({ key, label, children: content }))}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    />
  );
}

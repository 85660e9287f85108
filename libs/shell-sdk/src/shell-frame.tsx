import { ThemeBridge } from '@leafshift/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { ShellApi } from './shell-api.ts';
import { ShellContext } from './shell-context.ts';
import { useReadable } from './use-readable.ts';

interface ShellFrameProps {
  readonly shell: ShellApi;
  /** The name of the remote whose component it is; without it the shell's antd has to be its own. */
  readonly remote?: string;
  readonly children: ReactNode;
}

/**
 * Everything around a remote's component: the shell's objects in this remote's own contexts, and
 * the theme in this remote's own antd. `defineRemote` puts it around each page and slot.
 */
export function ShellFrame({ shell, remote, children }: ShellFrameProps) {
  const theme = useReadable(shell.theme);
  const language = useReadable(shell.language);
  return (
    <ShellContext value={shell}>
      <QueryClientProvider client={shell.queryClient}>
        <I18nextProvider i18n={shell.i18n}>
          <ThemeBridge
            antd={shell.antd}
            remote={remote}
            theme={theme}
            language={language}
            nonce={shell.config.nonce}
            direction={shell.config.direction}
          >
            {children}
          </ThemeBridge>
        </I18nextProvider>
      </QueryClientProvider>
    </ShellContext>
  );
}

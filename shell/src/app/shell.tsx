import type { Readable } from '@leafshift/shell-sdk';
import { useReadable } from '@leafshift/shell-sdk';
import { antdSettings, ThemeBridge } from '@leafshift/ui/theme';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router-dom';
import { AlertStack } from '../alerts/alert-stack.tsx';
import { OwnerQuestion } from '../auth/confirmation/owner-question.tsx';
import type { Core } from '../composition/core.ts';
import { CoreContext } from '../composition/core-context.ts';
import { FailureBoundary } from '../remote-host/failure-boundary.tsx';
import type { MountedRouter } from './router-source.ts';
import { ShellFailure } from './shell-failure.tsx';

/** The whole portal: the shell's own contexts around the router, and the alerts above all pages. */
export function Shell({ core, routers }: { core: Core; routers: Readable<MountedRouter> }) {
  const theme = useReadable(core.appearance.theme);
  const language = useReadable(core.appearance.language);
  const { key, router } = useReadable(routers);
  return (
    <CoreContext value={core}>
      <I18nextProvider i18n={core.texts}>
        <ThemeBridge antd={antdSettings} theme={theme} language={language} nonce={core.nonce}>
          <FailureBoundary fallback={() => <ShellFailure />}>
            <RouterProvider key={key} router={router} />
          </FailureBoundary>
          <OwnerQuestion />
          <AlertStack />
        </ThemeBridge>
      </I18nextProvider>
    </CoreContext>
  );
}

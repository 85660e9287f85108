import IconContext from '@ant-design/icons/es/components/Context';
import { directionOf, type Language, useAntdLocale } from '@leafshift/i18n';
import ConfigProvider from 'antd/es/config-provider';
import { type ReactNode, useMemo } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import type { AntdSettings } from './antd-settings.ts';
import { apartFromShell } from './apart-from-shell.ts';
import type { ThemeName } from './theme-names.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface ThemeBridgeProps {
  readonly theme: ThemeName;
  /** `antdSettings`; a remote is given them by the shell and carries neither palettes nor locales. */
  readonly antd: AntdSettings;
  /** The remote whose parts these are; the shell's own have none. */
  readonly remote?: string | undefined;
  readonly language: Language;
  /** The nonce of the page's content security policy, for the styles that antd makes. */
  readonly nonce?: string | undefined;
  /** Another writing direction than the language's own. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly children: ReactNode;
}

/**
 * Gives antd the theme, the language and the writing direction. The shell and each remote wrap
 * their pages in one of their own, so that it works with a shared or a private antd. It stands
 * inside the I18nextProvider and brings the texts of the shared components.
 */
export function ThemeBridge({
  theme,
  antd,
  remote,
  language,
  nonce,
  direction,
  children,
}: ThemeBridgeProps) {
  const locale = useAntdLocale(language, antd);
  const motion = !useReducedMotion();
  useUiText();
  const chosen = antd.themeOf(theme, { motion });
  // Two antds write their rules and variables under the same names, so that one would redraw the other's parts.
  const isApart =
    remote !== undefined && (antd.ConfigProvider ?? ConfigProvider) !== ConfigProvider;
  const own = useMemo(
    () => (isApart ? apartFromShell(chosen, remote) : chosen),
    [isApart, chosen, remote],
  );
  // A remote has icons of its own, which antd's provider does not reach.
  const icons = useMemo(() => (nonce === undefined ? {} : { csp: { nonce } }), [nonce]);
  return (
    <ConfigProvider
      theme={own}
      direction={direction ?? directionOf(language)}
      locale={locale}
      {...(nonce !== undefined && { csp: { nonce } })}
      button={{ autoInsertSpace: false }}
    >
      <IconContext value={icons}>{children}</IconContext>
    </ConfigProvider>
  );
}

import type { ThemeConfig } from 'antd/es/config-provider';

/**
 * The theme for a remote that draws with another antd than the shell: its rules carry the mark of that
 * version, and its variables stand below the name of the remote.
 */
export const apartFromShell = (theme: ThemeConfig, remote: string): ThemeConfig => ({
  ...theme,
  hashed: true,
  cssVar: { ...theme.cssVar, key: `ls-${remote}` },
});

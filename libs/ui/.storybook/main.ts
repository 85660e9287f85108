import type { StorybookConfig } from 'storybook-react-rsbuild';

/** The workshop: every shared component in each theme and language. */
const workshop: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../dev/stories/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no interface for the programs that would read the types of props.
  typescript: { check: false, reactDocgen: false },
  rsbuildFinal: (config) => ({
    ...config,
    tools: {
      ...config.tools,
      swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
    },
  }),
};

export default workshop;

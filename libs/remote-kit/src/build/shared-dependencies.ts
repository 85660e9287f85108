import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A library that the shell shares to the remotes at run time. */
export interface SharedDependency {
  /** As sources import it; a trailing slash stands for every path below. */
  readonly request: string;
  /** The package whose installed version counts. */
  readonly package: string;
  /**
   * Two copies would break the page, so a remote has none of its own and a shell whose version is
   * out of range is refused. Where false, the remote falls back to its own copy.
   */
  readonly singleton: boolean;
  /** Why it is shared. */
  readonly reason: string;
  /** The only exports that the shell shares, where sharing all would keep unused code in the shell. */
  readonly exports?: readonly string[];
  /** The only members of an export that is itself a collection, such as `iso.date` of `z`. */
  readonly members?: Readonly<Record<string, readonly string[]>>;
  /** Not part of the first page: the shell loads it when somebody first needs it. */
  readonly onDemand?: true;
  /** What stands behind the trailing slash; each is loaded by the shell when it is first needed. */
  readonly paths?: readonly string[];
  /** Other files of the package import it by its place, so the build knows it by its file. */
  readonly byFile?: true;
  /** The package is a CommonJS module and shared as it is. */
  readonly commonjs?: true;
}

/** The components of antd that the shell shares; a remote that imports another is not built. */
const ANTD_COMPONENTS = [
  'alert',
  'app',
  'auto-complete',
  'avatar',
  'badge',
  'breadcrumb',
  'button',
  'calendar',
  'card',
  'checkbox',
  'collapse',
  'config-provider',
  'date-picker',
  'descriptions',
  'divider',
  'drawer',
  'dropdown',
  'empty',
  'flex',
  'form',
  'image',
  'input',
  'input/Input',
  'input/Password',
  'input-number',
  'locale/ar_EG',
  'locale/de_DE',
  'locale/en_US',
  'locale/es_ES',
  'locale/fr_CA',
  'locale/zh_CN',
  'message',
  'modal',
  'notification',
  'pagination',
  'popconfirm',
  'popover',
  'progress',
  'qr-code',
  'radio',
  'rate',
  'result',
  'segmented',
  'select',
  'skeleton',
  'slider',
  'space',
  'spin',
  'statistic',
  'steps',
  'switch',
  'table',
  'tabs',
  'tag',
  'theme',
  'time-picker',
  'timeline',
  'tooltip',
  'typography',
  'upload',
] as const;

/** The one table of shared libraries. Build, run time and checks read it. */
export const SHARED_DEPENDENCIES: readonly SharedDependency[] = [
  {
    request: 'react',
    package: 'react',
    singleton: true,
    commonjs: true,
    reason: 'Hooks work only with the React that renders the page.',
  },
  {
    request: 'react/jsx-runtime',
    package: 'react',
    singleton: true,
    commonjs: true,
    reason: 'Belongs to the one React.',
  },
  {
    request: 'react-dom',
    package: 'react-dom',
    singleton: true,
    commonjs: true,
    reason: 'Portals and flushes go to the one renderer.',
  },
  {
    request: 'react-dom/client',
    package: 'react-dom',
    singleton: true,
    commonjs: true,
    reason: 'Parts of antd start roots of their own; the renderer is too large to carry twice.',
  },
  {
    request: 'react-router-dom',
    package: 'react-router-dom',
    singleton: true,
    reason: "Pages of a remote live in the shell's one router.",
    exports: [
      'createSearchParams',
      'generatePath',
      'Link',
      'matchPath',
      'Navigate',
      'NavLink',
      'Outlet',
      'useBeforeUnload',
      'useBlocker',
      'useHref',
      'useLocation',
      'useMatch',
      'useNavigate',
      'useNavigation',
      'useNavigationType',
      'useOutletContext',
      'useParams',
      'useResolvedPath',
      'useRouteError',
      'useSearchParams',
    ],
  },
  {
    request: 'jotai',
    package: 'jotai',
    singleton: true,
    reason: 'Atoms are compared by identity within one store.',
  },
  {
    request: '@tanstack/react-query',
    package: '@tanstack/react-query',
    singleton: true,
    reason: "Remotes use the shell's query client, so that one cache serves the whole page.",
    exports: [
      'infiniteQueryOptions',
      'keepPreviousData',
      'mutationOptions',
      'QueryClient',
      'QueryClientProvider',
      'queryOptions',
      'skipToken',
      'useInfiniteQuery',
      'useIsMutating',
      'useMutation',
      'useQuery',
      'useQueryClient',
    ],
  },
  {
    request: 'i18next',
    package: 'i18next',
    singleton: true,
    reason: "Remotes add their namespace to the shell's instance.",
  },
  {
    request: 'react-i18next',
    package: 'react-i18next',
    singleton: true,
    reason: 'Its provider and its hook must be of one copy.',
    exports: ['I18nextProvider', 'useTranslation'],
  },
  {
    request: 'zod',
    package: 'zod',
    singleton: false,
    reason: 'The calls of the contracts are made of it, in the shell as in every remote.',
    exports: ['z'],
    members: {
      z: [
        'any',
        'array',
        'boolean',
        'coerce.number',
        'custom',
        'date',
        'discriminatedUnion',
        'email',
        'enum',
        'int',
        'intersection',
        'iso.date',
        'iso.datetime',
        'iso.time',
        'literal',
        'NEVER',
        'never',
        'null',
        'nullable',
        'number',
        'object',
        'optional',
        'partialRecord',
        'pipe',
        'preprocess',
        'record',
        'strictObject',
        'string',
        'templateLiteral',
        'transform',
        'tuple',
        'undefined',
        'union',
        'unknown',
        'url',
      ],
    },
  },
  {
    request: 'react-hook-form',
    package: 'react-hook-form',
    singleton: false,
    reason: "The shell's own forms carry it already.",
    onDemand: true,
    // `appendErrors`, `get` and `set` are for @hookform/resolvers.
    exports: [
      'appendErrors',
      'Controller',
      'FormProvider',
      'get',
      'set',
      'useController',
      'useFieldArray',
      'useForm',
      'useFormContext',
      'useFormState',
      'useWatch',
    ],
  },
  {
    request: 'dayjs',
    package: 'dayjs',
    singleton: false,
    onDemand: true,
    reason: "The days that antd's pickers take and give; a page's languages are added to it once.",
  },
  {
    request: '@ant-design/icons/es/components/AntdIconLight',
    package: '@ant-design/icons',
    singleton: false,
    byFile: true,
    reason:
      'What every icon stands on; the icons themselves are small and come with who uses them.',
  },
  {
    request: '@ant-design/icons/es/components/Context',
    package: '@ant-design/icons',
    singleton: false,
    byFile: true,
    reason: 'Tells the icons of a page what they need to know, so it must be that of their base.',
  },
  {
    request: 'antd/es/',
    package: 'antd',
    singleton: false,
    reason:
      'Shared by component, so that a page loads only what it shows; a remote on another major uses its own copy.',
    paths: ANTD_COMPONENTS,
  },
];

const require = createRequire(import.meta.url);

/** The file behind a request, for rows that are known by it. */
export const fileOf = ({ request }: SharedDependency): string =>
  fileURLToPath(import.meta.resolve(request));

/** The installed version of a package of the workspace. */
export function installedVersion(packageName: string): string {
  const text = readFileSync(require.resolve(`${packageName}/package.json`), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * What a remote asks of the shell: the same major, and at least the minor it was built and tested
 * with. `7.18.5` gives `^7.18.0`.
 */
export function requiredRange(version: string): string {
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

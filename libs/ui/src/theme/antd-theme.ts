import type { ThemeConfig } from 'antd/es/config-provider';
import antdThemes from 'antd/es/theme';
import type { MappingAlgorithm } from 'antd/es/theme/interface';
import type { Palette } from './palette.ts';
import { PALETTES } from './palettes/index.ts';
import type { ThemeName } from './theme-names.ts';

/** The faces of the interface: Inter, then Arabic and the system's Chinese faces. */
const FONT_FAMILY =
  "'Inter Variable', 'Noto Sans Arabic Variable', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', system-ui, sans-serif";

const SIZES: ThemeConfig['token'] = {
  fontFamily: FONT_FAMILY,
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  fontSizeXL: 20,
  fontSizeHeading1: 32,
  fontSizeHeading2: 24,
  fontSizeHeading3: 20,
  fontSizeHeading4: 16,
  fontSizeHeading5: 14,
  fontWeightStrong: 600,
  borderRadius: 8,
  borderRadiusLG: 10,
  borderRadiusSM: 6,
  borderRadiusXS: 4,
  controlHeight: 38,
  controlHeightLG: 44,
  controlHeightSM: 30,
  lineWidthFocus: 2,
  motionDurationFast: '0.12s',
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.2s',
};

const colourTokens = (palette: Palette): ThemeConfig['token'] => {
  const { meanings } = palette;
  return {
    colorPrimary: palette.brand,
    colorPrimaryHover: palette.brandHover,
    colorPrimaryActive: palette.brandActive,
    colorPrimaryText: palette.brandText,
    colorPrimaryTextHover: palette.brandHover,
    colorPrimaryTextActive: palette.brandActive,
    colorPrimaryBg: palette.brandSoft,
    colorPrimaryBgHover: palette.brandSoft,
    colorPrimaryBorder: palette.focus,
    colorLink: palette.brandText,
    colorLinkHover: palette.brandHover,
    colorLinkActive: palette.brandActive,
    colorSuccess: meanings.confirmed.mark,
    colorSuccessText: meanings.confirmed.text,
    colorSuccessBg: meanings.confirmed.soft,
    colorWarning: meanings.requested.mark,
    colorWarningText: meanings.requested.text,
    colorWarningBg: meanings.requested.soft,
    colorInfo: meanings.needsAction.mark,
    colorInfoText: meanings.needsAction.text,
    colorInfoBg: meanings.needsAction.soft,
    colorError: meanings.problem.mark,
    colorErrorHover: meanings.problem.text,
    colorErrorText: meanings.problem.text,
    colorErrorBg: meanings.problem.soft,
    colorTextBase: palette.text,
    colorBgBase: palette.surface,
    colorText: palette.text,
    colorTextHeading: palette.text,
    colorTextSecondary: palette.muted,
    colorTextTertiary: palette.muted,
    colorTextQuaternary: palette.muted,
    colorTextDescription: palette.muted,
    colorTextPlaceholder: palette.muted,
    colorTextLightSolid: palette.onBrand,
    colorIcon: palette.muted,
    colorIconHover: palette.text,
    colorBgLayout: palette.background,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.raised,
    colorFillAlter: palette.sunken,
    colorBorder: palette.borderStrong,
    colorBorderDisabled: palette.border,
    colorBgContainerDisabled: palette.sunken,
    colorTextDisabled: palette.borderStrong,
    colorBorderSecondary: palette.border,
    colorSplit: palette.border,
    controlItemBgActive: palette.brandSoft,
    controlItemBgActiveHover: palette.brandSoft,
    boxShadow: palette.shadowRaised,
    boxShadowSecondary: palette.shadowRaised,
    boxShadowTertiary: palette.shadow,
  };
};

/** On dark grounds of any height a quiet button takes the ground's own colour. */
const TRANSPARENT_BUTTON = {
  defaultBg: 'transparent',
  defaultHoverBg: 'transparent',
  defaultActiveBg: 'transparent',
};

/** Text of 14 px in 44 px of height; the height of a line is a token that antd's types leave out. */
const LARGE_SELECT = { fontSizeLG: 14, fontHeightLG: 21, lineHeightLG: 1.5 };

const componentTokens = (palette: Palette): ThemeConfig['components'] => ({
  Button: {
    fontWeight: 500,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    dangerColor: palette.surface,
    colorErrorHover: palette.meanings.problem.text,
    defaultBorderColor: palette.borderButton,
    ...(palette.scheme === 'dark' && TRANSPARENT_BUTTON),
    contentFontSizeLG: 14,
    borderRadiusLG: 8,
    paddingInline: 16,
  },
  Input: { inputFontSizeLG: 14, borderRadiusLG: 8 },
  InputNumber: { inputFontSizeLG: 14, borderRadiusLG: 8 },
  DatePicker: { inputFontSizeLG: 14, borderRadiusLG: 8 },
  Tooltip: { colorBgSpotlight: palette.text, colorTextLightSolid: palette.surface },
  Modal: { titleFontSize: 20, titleLineHeight: 1.3 },
  Card: { paddingLG: 24 },
  Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 6px', labelColor: palette.text },
  Rate: { starColor: palette.meanings.requested.mark, starSize: 24 },
  Badge: { colorTextLightSolid: palette.scheme === 'light' ? '#ffffff' : palette.background },
  Segmented: { itemSelectedColor: palette.text, trackBg: palette.sunken },
  Select: {
    optionSelectedFontWeight: 500,
    borderRadiusLG: 8,
    ...LARGE_SELECT,
  },
  Tabs: { titleFontSize: 14, horizontalItemGutter: 24 },
  Switch: { handleBg: '#ffffff' },
});

const SEEDS = [
  'colorPrimary',
  'colorSuccess',
  'colorWarning',
  'colorError',
  'colorInfo',
  'colorLink',
] as const;

/** antd's own, but the colours stay as they were chosen: its dark variant dims them. */
const algorithmOf =
  ({ scheme }: Palette): MappingAlgorithm =>
  (seed, map) => {
    const derive = scheme === 'dark' ? antdThemes.darkAlgorithm : antdThemes.defaultAlgorithm;
    const chosen = Object.fromEntries(SEEDS.map((name) => [name, seed[name]]));
    return { ...derive(seed, map), ...chosen };
  };

const themes = new Map<string, ThemeConfig>();

/**
 * What antd's ConfigProvider takes for a theme; the same object each time, so that nothing restyles.
 * Without motion antd does not wait for the end of animations that never run.
 */
export function antdTheme(name: ThemeName, { motion = true } = {}): ThemeConfig {
  const key = `${name}/${motion}`;
  const known = themes.get(key);
  if (known) return known;
  const palette = PALETTES[name];
  const theme: ThemeConfig = {
    inherit: false,
    hashed: false,
    cssVar: { key: 'ls', prefix: 'ant' },
    algorithm: algorithmOf(palette),
    token: { ...SIZES, ...colourTokens(palette), motion },
    components: componentTokens(palette),
  };
  themes.set(key, theme);
  return theme;
}

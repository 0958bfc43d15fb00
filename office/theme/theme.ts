import type { ThemeConfig } from 'antd';

/** Colours of the office: ink and jade on paper, with brass for what deserves a second look. */
const COLOURS = {
  ink: '#1c2226',
  soft: '#5a6369',
  paper: '#f5f4f0',
  surface: '#ffffff',
  line: '#e2dfd7',
  jade: '#1d6a5a',
  jadeTint: '#e6f0ec',
  brass: '#8a6420',
  brassTint: '#f7f0e0',
  red: '#b3362a',
  night: '#17242b',
} as const;

const FONT =
  '-apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif';
const MONO = 'ui-monospace, "SF Mono", Consolas, "Liberation Mono", monospace';

/** The kit's theme. */
export const THEME: ThemeConfig = {
  token: {
    colorPrimary: COLOURS.jade,
    colorInfo: COLOURS.jade,
    colorLink: COLOURS.jade,
    colorSuccess: '#2d7a4b',
    colorWarning: '#9a5b00',
    colorWarningBg: COLOURS.brassTint,
    colorWarningBorder: '#dcc9a0',
    colorError: COLOURS.red,
    colorTextBase: COLOURS.ink,
    colorTextSecondary: COLOURS.soft,
    colorTextDescription: COLOURS.soft,
    colorTextPlaceholder: '#6e767b',
    colorBorder: '#cfcabd',
    colorBorderSecondary: COLOURS.line,
    colorBgLayout: COLOURS.paper,
    fontFamily: FONT,
    fontFamilyCode: MONO,
    fontSize: 14,
    borderRadius: 4,
    borderRadiusLG: 6,
    wireframe: false,
    // A dialog that still moves lies beside the pointer when the click arrives.
    motion: false,
  },
  components: {
    Table: {
      headerBg: '#efede6',
      headerColor: COLOURS.soft,
      headerSplitColor: 'transparent',
      rowHoverBg: '#faf8f2',
      cellPaddingBlockSM: 6,
      cellPaddingInlineSM: 10,
    },
    Form: { labelColor: COLOURS.ink, itemMarginBottom: 18, verticalLabelPadding: '0 0 4px' },
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
    Tag: { defaultBg: '#efede6', defaultColor: COLOURS.soft },
  },
};

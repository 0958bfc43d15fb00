import type { ThemeConfig } from 'antd';

const SOFT = '#5a6369';
const JADE = '#1d6a5a';
const SHADE = '#efede6';

/** The kit's theme: ink and jade on paper, with brass for what deserves a second look. */
export const THEME: ThemeConfig = {
  // The class of the document, so that style sheets can use the tokens everywhere.
  cssVar: { key: 'office' },
  token: {
    colorPrimary: JADE,
    colorInfo: JADE,
    colorLink: JADE,
    linkDecoration: 'underline',
    linkHoverDecoration: 'underline',
    linkFocusDecoration: 'underline',
    colorSuccess: '#2d7a4b',
    colorWarning: '#9a5b00',
    colorWarningBg: '#f7f0e0',
    colorWarningBorder: '#dcc9a0',
    colorError: '#b3362a',
    colorTextBase: '#1c2226',
    colorTextSecondary: SOFT,
    colorTextDescription: SOFT,
    colorTextPlaceholder: '#6e767b',
    colorBorder: '#cfcabd',
    colorBorderSecondary: '#e2dfd7',
    colorBgLayout: '#f5f4f0',
    fontFamily:
      '-apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif',
    fontFamilyCode: 'ui-monospace, "SF Mono", Consolas, "Liberation Mono", monospace',
    fontSize: 14,
    borderRadius: 4,
    borderRadiusLG: 6,
    wireframe: false,
    // A dialog that still moves lies beside the pointer when the click arrives.
    motion: false,
  },
  components: {
    Table: {
      headerBg: SHADE,
      headerColor: SOFT,
      headerSplitColor: 'transparent',
      rowHoverBg: '#faf8f2',
      cellPaddingBlockSM: 6,
      cellPaddingInlineSM: 10,
    },
    Descriptions: { labelColor: SOFT },
    Form: { labelColor: '#1c2226', itemMarginBottom: 18, verticalLabelPadding: '0 0 4px' },
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
    Progress: { remainingColor: '#e9e6dd' },
    Statistic: { titleFontSize: 12, contentFontSize: 18 },
    Tag: { defaultBg: SHADE, defaultColor: SOFT },
  },
};

import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '@/lib/brand/schema';
import { QrCode } from './qr-code';

export const POSTER_SIZE = { width: 750, height: 1120 } as const;

const FONT = '-apple-system, PingFang SC, Microsoft YaHei, Noto Sans SC, sans-serif';

/** Draws the poster that a visitor sends to friends, with brand, code and QR code, as an SVG file. */
export function invitePoster({ name, theme }: Brand, link: string, code: string): string {
  const { width, height } = POSTER_SIZE;
  const line = (text: string, y: number, fontSize: number, fill: string, fontWeight = 500) => (
    <text x={width / 2} {...{ y, fontSize, fill, fontWeight }}>
      {text}
    </text>
  );
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: the element that shows the file names it
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <rect width={width} height={height} fill={theme.ground} />
      <circle cx="560" cy="250" r="380" fill={theme.highlight} opacity="0.16" />
      <circle cx="120" cy="1010" r="300" fill={theme.highlight} opacity="0.1" />
      <g fontFamily={FONT} textAnchor="middle">
        {line(name, 130, 38, theme.ink, 700)}
        {line('好友邀您，一起开户', 262, 68, theme.highlight, 900)}
        {line('手机号注册即可开户，新人好礼以活动页为准', 340, 28, theme.ink)}
        <rect x="105" y="420" width="540" height="560" rx="36" fill="#fff" />
        <QrCode address={link} size={380} x={185} y={480} />
        {line(`扫码开户，邀请码 ${code}`, 926, 32, '#1f2430', 700)}
        {line('投资有风险，入市须谨慎。活动以规则为准。', 1056, 22, theme.ink)}
      </g>
    </svg>,
  );
}

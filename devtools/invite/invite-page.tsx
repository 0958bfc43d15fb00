import { QRCodeSVG } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { InviteState } from '@/lib/activities/invite/contract';
import { friendWords } from '@/lib/activities/invite/friend-words';
import type { Brand } from '@/lib/brand/schema';
import { INVITE_PATH } from '@/lib/flows/invite';
import { beijingDate } from '@/lib/time/format';
import { CARD_STYLES } from '../page/cards';
import { developmentPage } from '../page/development-page';
import { NOTE, TITLE } from './words';

interface QrCodeProps {
  address: string;
  /** Edge length in the units of the surrounding drawing. */
  size: number;
  x?: number;
  y?: number;
  title?: string;
}

const POSTER_SIZE = { width: 750, height: 1120 } as const;

const FONT = '-apple-system, PingFang SC, Microsoft YaHei, Noto Sans SC, sans-serif';

const STYLES = `.share, .poster { text-align: center }
.share svg { width: min(240px, 100%); height: auto }
.link { padding: 10px 14px; border: 1px dashed #aab3c2; border-radius: 10px; overflow-wrap: anywhere; user-select: all }
.code { font-size: 22px; letter-spacing: .06em }
.poster img { display: block; width: min(300px, 100%); height: auto; margin: 0 auto; border-radius: 12px }
.friends { grid-column: 1 / -1 }
ul { list-style: none; margin: 0; padding: 0 }
li { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; padding: 10px 0; border-top: 1px solid #eceff4; font-variant-numeric: tabular-nums }
li small { color: #5b6474; font-size: 14px }
li b { font-weight: 600 }
li b.counts { color: #17683a }`;

export interface InvitePage {
  brand: Brand;
  /** The visitor's own link to the landing page. */
  link: string;
  /** What a friend must do to count, in words. */
  conditionLabel: string;
  /** The site's page that links here. */
  back: string;
  mine: NonNullable<InviteState['mine']>;
}

/** Renders the visitor's link, code and poster, and the friends who registered with them. */
export function invitePage({ brand, link, conditionLabel, back, mine }: InvitePage): string {
  const { code, counted, friends } = mine;
  const poster = Buffer.from(invitePoster(brand, link, code)).toString('base64');
  const picture = `data:image/svg+xml;base64,${poster}`;
  return developmentPage({
    title: `${brand.name} · ${TITLE}`,
    note: NOTE,
    styles: `${CARD_STYLES}\n${STYLES}`,
    address: INVITE_PATH,
    body: (
      <main>
        <section className="card share" aria-label="我的邀请">
          <h2>我的邀请</h2>
          <QrCode address={link} size={240} />
          <p>
            我的邀请码
            <br />
            <b className="code">{code}</b>
          </p>
          <p className="link">{link}</p>
          <p className="ways">
            <a className="quiet" href={back}>
              返回邀请活动
            </a>
          </p>
        </section>
        <section className="card poster" aria-label="邀请海报">
          <h2>邀请海报</h2>
          <img src={picture} alt="邀请海报，附我的邀请二维码" {...POSTER_SIZE} />
          <p className="ways">
            <a className="button" download="邀请海报.svg" href={picture}>
              保存海报
            </a>
          </p>
        </section>
        <section className="card friends" aria-label="我邀请的好友">
          <h2>我邀请的好友</h2>
          <p>
            已达标 {counted} 位。好友实名认证并{conditionLabel}即为达标。
          </p>
          <ul>
            {friends.map(({ mobile, registeredAt, state }) => (
              <li key={`${mobile} ${registeredAt}`}>
                <span>{mobile}</span>
                <b className={state === 'counted' ? 'counts' : undefined}>{friendWords(state, conditionLabel)}</b>
                <small>{beijingDate(registeredAt)}开户</small>
              </li>
            ))}
          </ul>
        </section>
      </main>
    ),
  });
}

/** Draws the poster that a visitor sends to friends, with brand, code and QR code, as an SVG file. */
function invitePoster({ name, theme }: Brand, link: string, code: string): string {
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

/** Draws an address as a QR code of level M, in SVG. */
function QrCode({ address, title = '我的邀请二维码', ...place }: QrCodeProps) {
  return <QRCodeSVG value={address} level="M" marginSize={4} title={title} {...place} />;
}

import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pagePolicy } from '@/server/platform/http/content-security-policy';

/** A page of the development set-up. */
export interface DevelopmentPage {
  title: string;
  /** A line below the title that explains the page. */
  note: string;
  /** Styles in addition to those that all of these pages share. */
  styles: string;
  body: ReactElement;
  /** The address to show instead of the page's own, such as one without a token. */
  address?: string;
}

const STYLES = `body { margin: 0; color: #1f2430; background: #f4f5f8;
  font: 16px/1.6 -apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
header { padding: 14px 20px; background: #1f2a44; color: #fff }
h1 { margin: 0; font-size: 17px }
header p { margin: 0; font-size: 13px; color: #c6cede }
input, select { box-sizing: border-box; padding: 10px 14px; font: inherit; color: inherit; background: #fff; border: 1px solid #aab3c2; border-radius: 10px }
button { padding: 10px 22px; font: inherit; color: #fff; background: #1f4fbf; border: 0; border-radius: 10px }
:focus-visible { outline: 3px solid #7aa2ff; outline-offset: 2px }
`;

const SHOW_ADDRESS = "history.replaceState(null, '', document.documentElement.dataset.address)";

/** Renders a light page with a dark head, which works without scripts. */
export function developmentPage({ title, note, styles, body, address }: DevelopmentPage): string {
  const header = (
    <header>
      <h1>{title}</h1>
      <p>{note}</p>
    </header>
  );
  const html = renderToStaticMarkup(header) + renderToStaticMarkup(body);
  const document = (
    <html lang="zh-CN" data-address={address}>
      {/* biome-ignore lint/style/noHeadElement: not a page of Next */}
      <head>
        <meta charSet="utf-8" />
        {address !== undefined && <script>{SHOW_ADDRESS}</script>}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{STYLES + styles}</style>
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of this page */}
      <body dangerouslySetInnerHTML={{ __html: html }} />
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** Sends a page with a policy that allows only its own styles and scripts, and without referrers. */
export function sendPage(reply: FastifyReply, html: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': pagePolicy(html), 'referrer-policy': 'no-referrer' })
    .send(html);
}

/** A page without a brand, for when no brand can be determined: the site is down, or the request is invalid. */
function plainPage(title: string, text: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; text-align: center;
  font: 16px/1.6 -apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif;
  color: #2b2b2b; background: #fafafa }
h1 { font-size: 22px; margin: 0 0 8px }
p { margin: 0; color: #555 }
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
}

/** Title and message per status of the front server's own pages. */
const TEXTS: Readonly<Record<number, readonly [title: string, text: string]>> = {
  400: ['请求无法识别', '地址或请求的格式有误，请检查后重新打开。'],
  403: ['预览已失效', '这个预览地址已过期或不完整，请向发送的人要一个新的。'],
  405: ['不支持这种操作', '这个页面只能浏览，请返回后重试。'],
  408: ['请求超时', '网络有些慢，请稍后重试。'],
  410: ['这个网址已停用', '页面不再通过这个网址提供，请使用最新的网址访问。'],
  413: ['提交的内容过大', '请减少内容后重试。'],
  414: ['地址过长', '请检查链接是否完整，或从首页重新进入。'],
  421: ['无法通过这个网址访问', '这个网址没有对应的页面，请检查网址后重新打开。'],
  429: ['打开得太快了', '请稍等片刻再打开这个页面。'],
  431: ['请求信息过长', '请清理浏览器缓存后重新打开页面。'],
  500: ['页面出了点问题', '请稍后刷新重试。'],
  503: ['页面暂时打不开', '服务正在恢复，请稍后刷新重试。'],
};

/** The plain page of a status; a status without its own text gets that of 400 or 500. */
export function plainPageFor(status: number): string {
  const [title, text] = TEXTS[status] ?? TEXTS[status < 500 ? 400 : 500] ?? ['', ''];
  return plainPage(title, text);
}

/** Common queries, each a button that adds it to the field. */
export const PRESETS: readonly { label: string; note: string; query: string }[] = [
  {
    label: '百度推广',
    note: '带点击标识的广告访问，开户后上报百度',
    query: 'utm_source=baidu&utm_medium=cpc&utm_campaign=brand&utm_term=黄金开户&utm_content=a1&bd_vid=qa-click-0001',
  },
  {
    label: '360 推广',
    note: '带点击标识的广告访问，开户后上报 360',
    query: 'utm_source=360&utm_medium=cpc&utm_campaign=brand&utm_term=黄金&qhclickid=qa-click-0002',
  },
  { label: '计划与关键词', note: '漏斗按它们拆分', query: 'utm_campaign=qa-plan&utm_term=qa-keyword' },
  { label: '渠道包 v', note: '下载换成这个包', query: 'v=XY_131' },
  { label: '渠道 appcode', note: '没有域名规则的域名才认', query: 'appcode=bfzh' },
  { label: 'fromurl', note: '不在收集之列：登记的来源由页面自己写', query: 'fromurl=https://gold.example/' },
];

/**
 * Adds a preset's parameters to a query, or removes them if it has all of them.
 * @returns as typed, without percent-encoding where the text stays readable
 */
export function toggleQuery(query: string, preset: string): string {
  const params = new URLSearchParams(query);
  const wanted = [...new URLSearchParams(preset)];
  const has = wanted.every(([name, value]) => params.get(name) === value);
  for (const [name, value] of wanted) {
    if (has) params.delete(name);
    else params.set(name, value);
  }
  return [...params].map(([name, value]) => `${typed(name)}=${typed(value)}`).join('&');
}

function typed(text: string): string {
  return text.replace(/[%&=+#\s]/g, (character) => encodeURIComponent(character));
}

/** Common queries, each with a button that adds it to the field. */
export const PRESETS: readonly { words: string; note: string; query: string }[] = [
  {
    words: '百度推广',
    note: '带点击标识的广告访问，开户后上报百度',
    query: 'utm_source=baidu&utm_medium=cpc&utm_campaign=brand&utm_term=黄金开户&utm_content=a1&bd_vid=qa-click-0001',
  },
  {
    words: '360 推广',
    note: '带点击标识的广告访问，开户后上报 360',
    query: 'utm_source=360&utm_medium=cpc&utm_campaign=brand&utm_term=黄金&qhclickid=qa-click-0002',
  },
  { words: '计划与关键词', note: '漏斗按它们拆分', query: 'utm_campaign=qa-plan&utm_term=qa-keyword' },
  { words: '渠道包 v', note: '下载换成这个包', query: 'v=XY_131' },
  { words: '渠道 appcode', note: '没有域名规则的域名才认', query: 'appcode=bfzh' },
  { words: 'source=android', note: 'Android App 内', query: 'source=android' },
  { words: 'source=ios', note: 'iOS App 内', query: 'source=ios' },
  { words: 'fromurl', note: '不在收集之列：登记的来源由页面自己写', query: 'fromurl=https://gold.example/' },
];

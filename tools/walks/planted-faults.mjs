/**
 * A fault that is planted into a copy of the built product, where it shows while PLANTED_FAULT names it.
 *
 * @typedef {object} PlantedFault
 * @property {string} name
 * @property {RegExp} sign what the walk says of it
 * @property {readonly Edit[]} [edits] of the scripts that browsers get
 * @property {(html: string, path: string) => string} [document] what it makes of a page; it stands by itself and knows no other name
 *
 * @typedef {object} Edit
 * @property {RegExp} from what the build has made of the code
 * @property {string} to `PLANTED` in it becomes the question whether the fault shows
 */

/** @type {readonly PlantedFault[]} */
export const PLANTED_FAULTS = [
  {
    name: 'another brand in the footer',
    sign: /Another brand's/,
    document: (html) => html.replaceAll(' 版权所有', ' 铸岚贵金属版权所有'),
  },
  {
    name: 'no risk warning on the success page',
    sign: /risk warning cannot be read: it is not there/,
    document: (html, path) => {
      const warning = /风险提示(?:：<\/strong>|<\/h2><p>)(?:<!-- -->)?([^<]+)/.exec(html)?.[1];
      return path.endsWith('/success') && warning ? html.replaceAll(warning, '投资有风险。') : html;
    },
  },
  {
    name: 'the bar of phones over the risk warning',
    sign: /risk warning cannot be read: .* covers it/,
    edits: [{ from: /document\.documentElement\.dataset\.withBar=""/g, to: '(PLANTED||($&))' }],
  },
  {
    name: 'a spin too few is shown as less than none',
    sign: /Below zero/,
    edits: [{ from: /(\w+)>0\?("还可抽 "\.concat\()\1(," 次"\))/g, to: 'PLANTED||$1>0?$2$1-(PLANTED?1:0)$3' }],
  },
  {
    name: 'an error of the console after a step back',
    sign: /console: planted/,
    edits: [
      {
        from: /\(0,\w+\.s\)\("appCode",\w+\),/g,
        to: '(PLANTED&&performance.getEntriesByType("navigation")[0].type==="back_forward"&&console.error("planted")),$&',
      },
    ],
  },
  {
    name: 'a dialog whose button does not close it',
    sign: /dialog cannot be closed/,
    edits: [{ from: /("aria-label":"关闭",onClick:\(\)=>\{)(var e;return)/g, to: '$1if(PLANTED)return;$2' }],
  },
  {
    name: 'a failure without the button that tries again',
    sign: /dead end/,
    edits: [
      {
        from: /(您的进度与奖励不受影响。"\]\}\),)(\(0,\w+\.jsx\)\("button",\{[^}]*children:"重试"\}\))/g,
        to: '$1(PLANTED?null:$2)',
      },
    ],
  },
  {
    name: 'a reload that loses the login',
    sign: /login is lost/,
    edits: [
      {
        from: /\(0,\w+\.s\)\("v",\w+\),/g,
        to: '(PLANTED&&performance.getEntriesByType("navigation")[0].type==="reload"&&localStorage.removeItem("token")),$&',
      },
    ],
  },
  {
    name: 'an activity that stays busy without a connection',
    sign: /stays busy/,
    edits: [
      {
        from: /children:(\w+)(\?\(0,\w+\.jsx\)\(\w+\.a,\{message:[^}]*onRetry:\w+\}\):void 0)/g,
        to: 'children:$1&&!PLANTED$2',
      },
    ],
  },
  {
    name: 'a link to a page that is not there',
    sign: /is not found|status of 404/,
    document: (html) => html.replace(/\/clause\/app-auth(?![\w-])/g, '/clause/app-authorisation'),
  },
  {
    name: 'an act that counts twice on a double tap',
    sign: /acts of one double tap/,
    edits: [
      { from: /(\.focus\(\{preventScroll:!0\}\),)(\w+)(\|\|\w+\(\)\})/g, to: '$1$2&&!PLANTED$3' },
      { from: /if\((\w+\.current)\)(return;let \w+=\{slug:)/g, to: 'if($1&&!PLANTED)$2' },
      {
        from: /\w+\.current\.keyOf\(\w+\)(?=,\{Data:\w+\}=await \(0,\w+\.\w+\)\(\w+\.act,)/g,
        to: '(PLANTED?crypto.randomUUID().replaceAll("-",""):$&)',
      },
    ],
  },
];

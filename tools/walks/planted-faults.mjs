/**
 * A fault in a copy of the built product, active while PLANTED_FAULT names it.
 *
 * @typedef {object} PlantedFault
 * @property {string} name
 * @property {RegExp} sign the message of the walk that finds it
 * @property {readonly Edit[]} [edits] changes of the scripts for browsers
 * @property {(html: string, path: string) => string} [document] changes a page; its source is copied, so it uses no other name
 *
 * @typedef {object} Edit
 * @property {RegExp} from the code in the build
 * @property {string} to the new code; `PLANTED` becomes the condition that the fault is active
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
    name: 'the phone bar covers the risk warning',
    sign: /risk warning cannot be read: .* covers it/,
    edits: [{ from: /document\.documentElement\.dataset\.withBar=""/g, to: '(PLANTED||($&))' }],
  },
  {
    name: 'a spin too few is shown as less than none',
    sign: /Below zero/,
    edits: [{ from: /(\w+)>0\?("还可抽 "\.concat\()\1(," 次"\))/g, to: 'PLANTED||$1>0?$2$1-(PLANTED?1:0)$3' }],
  },
  {
    name: 'a console error after going back',
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
    name: 'a failure without a retry button',
    sign: /dead end/,
    edits: [
      {
        from: /(您的进度与奖励不受影响。"\]\}\),)(\(0,\w+\.jsx\)\("button",\{[^}]*children:"重试"\}\))/g,
        to: '$1(PLANTED?null:$2)',
      },
    ],
  },
  {
    name: 'a reload loses the login',
    sign: /login is lost/,
    edits: [
      {
        from: /\(0,\w+\.s\)\("v",\w+\),/g,
        to: '(PLANTED&&performance.getEntriesByType("navigation")[0].type==="reload"&&localStorage.removeItem("token")),$&',
      },
    ],
  },
  {
    name: 'an activity stays busy without a connection',
    sign: /stays busy/,
    edits: [
      {
        from: /children:(\w+)(\?\(0,\w+\.jsx\)\(\w+\.a,\{message:[^}]*onRetry:\w+\}\):void 0)/g,
        to: 'children:$1&&!PLANTED$2',
      },
    ],
  },
  {
    name: 'a link to a page that does not exist',
    sign: /is not found|status of 404/,
    document: (html) => html.replace(/\/clause\/app-auth(?![\w-])/g, '/clause/app-authorisation'),
  },
  {
    name: 'a double tap counts twice',
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

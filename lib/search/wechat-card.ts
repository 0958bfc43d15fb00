/** WeChat's SDK, which shows a page's own share card. Pages load nothing else from its host. */
export const WECHAT_SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** Attribute of the `html` element of pages whose brand has an account of WeChat. The front server writes it. */
export const CARD_ATTRIBUTE = 'data-wechat';

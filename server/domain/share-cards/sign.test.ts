import { signAddress } from './sign';

// The example of WeChat's documentation (JS-SDK, appendix 1).
const TICKET = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';
const GIVEN = { nonceStr: 'Wm3WZYTPz0wzccnW', timestamp: 1414587457 };

test.each(['http://mp.weixin.qq.com?params=value', 'http://mp.weixin.qq.com?params=value#top'])(
  'signs %s as WeChat’s documentation does',
  (address) => {
    expect(signAddress(TICKET, address, GIVEN)).toEqual({
      ...GIVEN,
      signature: '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
    });
  },
);

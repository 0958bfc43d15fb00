/** The path of the stand-in's captcha script. */
export const CAPTCHA_PATH = '/captcha.js';

/** The global that its script defines. */
export const CAPTCHA_GLOBAL = 'StandInCaptcha';

/** What its captcha returns after a visitor has passed. */
export const PASSED = { ticket: 'stand-in-ticket', randstr: 'stand-in-randstr' };

/**
 * A captcha like those of providers: constructed with an application id and a callback, shown over the page, passed by a click.
 */
export const CAPTCHA_SCRIPT = `
window.${CAPTCHA_GLOBAL} = function (appId, callback) {
  this.show = function () {
    var veil = document.createElement('div');
    veil.style.cssText = 'position:fixed;top:0;right:0;bottom:0;left:0;z-index:2000000000;background:rgba(0,0,0,.5)';
    var add = function (words, answer) {
      var button = document.createElement('button');
      button.textContent = words;
      button.style.cssText = 'display:block;margin:20vh auto 0;padding:12px 24px';
      button.onclick = function () { veil.remove(); callback(answer); };
      veil.appendChild(button);
    };
    add('通过验证 ' + appId, { ret: 0, ticket: '${PASSED.ticket}', randstr: '${PASSED.randstr}' });
    add('关闭验证', { ret: 2 });
    document.body.appendChild(veil);
  };
};
`;

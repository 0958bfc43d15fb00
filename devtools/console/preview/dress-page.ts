import { createHash } from 'node:crypto';
import type { PreviewDevice } from '../devices';

/** Who may show a preview in a frame: pages of this machine, such as the console. */
const FRAMED_BY = 'frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*';

/** A page with the policy that it is sent under. */
export interface DressedPage {
  html: string;
  policy: string;
}

/**
 * A page as a device shows it: what its scripts read of the browser is the device's, an app around it takes what pages
 * ask of apps, and the console may frame it. Nothing else of page and policy changes.
 */
export function dressPage({ html, policy }: DressedPage, device: PreviewDevice): DressedPage {
  const script = scriptOf(device);
  return {
    html: html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
    policy: withScript(withFrames(policy), script),
  };
}

// A browser that keeps nothing for frames refuses both.
const FORGET = 'try{localStorage.clear();sessionStorage.clear()}catch(error){}';

/** The address at which a preview forgets its visitor, and the page that does it. */
export const FORGET_PATH = '/preview/forget';
export const FORGET_PAGE: DressedPage = {
  html: `<!doctype html><title>新访客</title><script>${FORGET}</script>`,
  policy: `default-src 'none'; script-src ${hashOf(FORGET)}; ${FRAMED_BY}`,
};

/** Runs before everything else of the page and takes itself away, so that the page is what the server made. */
function scriptOf({ userAgent, source }: PreviewDevice): string {
  return `(function(){
Object.defineProperty(Navigator.prototype,'userAgent',{get:function(){return ${JSON.stringify(userAgent)}}});
Object.defineProperty(Navigator.prototype,'userAgentData',{get:function(){}});
${source ? appOf(source) : ''}document.currentScript.remove()})()`;
}

/** A stand-in of the app, which tells the console what it was asked for; a page that is not framed goes the web's way. */
function appOf(source: 'android' | 'ios'): string {
  const put =
    source === 'android'
      ? 'window.android={login:take("login"),register:take("register"),goTrade:take("goTrade")}'
      : 'window.webkit={messageHandlers:{login:{postMessage:take("login")},register:{postMessage:take("register")},goTrade:{postMessage:take("goTrade")}}}';
  return `var take=function(name){return function(){parent.postMessage({app:name},'*')}};if(parent!==window)${put};\n`;
}

function withFrames(policy: string): string {
  return policy.includes('frame-ancestors')
    ? policy.replace(/frame-ancestors [^;]*/, FRAMED_BY)
    : `${policy}; ${FRAMED_BY}`;
}

/** A hash would take back what hot reload is allowed, inline scripts without one. */
function withScript(policy: string, script: string): string {
  if (/script-src[^;]*'unsafe-inline'/.test(policy)) return policy;
  return policy.replace(/script-src/, `script-src ${hashOf(script)}`);
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

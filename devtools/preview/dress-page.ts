import { createHash } from 'node:crypto';
import type { PreviewDevice } from './devices';

/** Only local pages, such as those of the office, may frame a preview. */
const FRAMED_BY = 'frame-ancestors http://localhost:* http://*.localhost:* http://127.0.0.1:*';

/** A page and its content security policy. */
export interface DressedPage {
  html: string;
  policy: string;
}

/**
 * Changes a page for a device: scripts read the device's user agent, a stand-in app receives the page's app calls, and the
 * office may frame it. Nothing else in page and policy changes.
 */
export function dressPage({ html, policy }: DressedPage, device: PreviewDevice): DressedPage {
  const script = scriptOf(device);
  return {
    html: html.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
    policy: withScript(withFrames(policy), script),
  };
}

// Browsers that block storage in frames throw for both.
const FORGET = 'try{localStorage.clear();sessionStorage.clear()}catch(error){}';

/** The path of a page that clears the preview's storage. */
export const FORGET_PATH = '/preview/forget';
export const FORGET_PAGE: DressedPage = {
  html: `<!doctype html><title>新访客</title><script>${FORGET}</script>`,
  policy: `default-src 'none'; script-src ${hashOf(FORGET)}; ${FRAMED_BY}`,
};

/** Runs before everything else in the page and removes itself, so that the document matches what the server made. */
function scriptOf({ userAgent, source }: PreviewDevice): string {
  return `(function(){
Object.defineProperty(Navigator.prototype,'userAgent',{get:function(){return ${JSON.stringify(userAgent)}}});
Object.defineProperty(Navigator.prototype,'userAgentData',{get:function(){}});
${source ? appOf(source) : ''}document.currentScript.remove()})()`;
}

/** A stand-in app that reports calls to the page that frames it. It exists only inside a frame, so that other pages behave as on the web. */
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

/** Under hot reload, adding a hash would disable the inline scripts that the policy otherwise allows. */
function withScript(policy: string, script: string): string {
  if (/script-src[^;]*'unsafe-inline'/.test(policy)) return policy;
  return policy.replace(/script-src/, `script-src ${hashOf(script)}`);
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

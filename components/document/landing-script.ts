import { CLICK_PARAMETERS } from '@/lib/contract/browser/click-parameters';
import { MACRO } from '@/lib/query/macro';

const CLICKS = Object.keys(CLICK_PARAMETERS).join('|');

// Self-contained and written for old web views, like the token script; it adds nothing to the pages' own scripts.
/**
 * Stores for this tab the URL on which a visitor of an advertisement arrived, with only its advertising parameters,
 * before the visitor can leave the page. A later page replaces it only with its own click id, which is no macro: links
 * carry the query along, and the landing stays the page of the click. If storage is blocked it stores nothing, and the
 * page's own URL is used instead. Runs after the token script. `storedLanding` reads it.
 */
export const LANDING_SCRIPT = `(function(){
var pairs=location.search.match(/[?&](?:${CLICKS}|bd|utm_\\w+)=[^&]+/g);
if(!pairs)return;
var query=pairs.join('').slice(1),clicks=query.split('&'),kept=null;
try{kept=sessionStorage.getItem('landing')}catch(error){}
var isNew=kept===null;
var known='&'+(kept||'').split('?')[1]+'&';
for(var i=0;i<clicks.length;i++){
var click=new URLSearchParams(clicks[i]).values().next().value.trim();
if(/^(?:${CLICKS})=/.test(clicks[i])&&known.indexOf('&'+clicks[i]+'&')<0&&!/${MACRO}/i.test(click))isNew=true;
}
if(!isNew)return;
var address=location.origin+location.pathname+'?'+query;
try{sessionStorage.setItem('landing',address)}catch(error){}
})()`;

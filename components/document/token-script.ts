// Self-contained and written for old web views: it must run where the bundles would not. It drops a token that no
// header could contain.
/**
 * Takes the session token out of the visible URL and stores it, before any other script of the page reads the URL. If
 * another session is already stored, the new token is stored separately for this tab (`offeredToken`): before anyone is
 * logged out for it, the page checks whose it is and whether it is still valid. The script's text is constant, so that
 * a content security policy can contain its hash.
 */
export const TOKEN_SCRIPT = `(function(){
var kept=[],token=null,parts=location.search.slice(1).split('&');
for(var i=0;i<parts.length;i++){
var pair=new URLSearchParams(parts[i]),name=pair.keys().next().value;
if(name!=='token'){kept.push(parts[i]);continue}
if(token===null)token=pair.get('token');
}
if(token===null)return;
var query=kept.filter(Boolean).join('&');
history.replaceState(history.state,'',location.pathname+(query&&'?'+query)+location.hash);
var sound=/^[\\x21-\\x7e]{1,2048}$/,known=null;
if(!sound.test(token))return;
try{known=localStorage.getItem('token')}catch(error){}
var name=known!==token&&sound.test(known||'')?'offeredToken':'token';
try{(name==='token'?localStorage:sessionStorage).setItem(name,token)}catch(error){(window.storageFallback=window.storageFallback||{})[name]=token}
})()`;

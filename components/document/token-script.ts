// Self-contained and written for old web views: it must run where the bundles would not. A token that no header could carry is dropped.
/**
 * Takes the session token out of the visible address and stores it, before any other script of the page reads the address.
 * Its text is constant, so that a content security policy can name its hash.
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
if(!/^[\\x21-\\x7e]{1,2048}$/.test(token))return;
try{localStorage.setItem('token',token)}catch(error){(window.storageFallback=window.storageFallback||{}).token=token}
})()`;

// Self-contained and written for old web views: a visitor who taps a link at once must not wait for the pages' scripts, which on a
// slow line are half a minute away.
/**
 * Gives links what only the browser knows, while the page is parsed and as long as it lives: `<a data-keep-query>` carries the
 * page's query without a token, its own parameters above the page's; an Android package behind `<a data-download>` is the one
 * that the query's `v` names, and on this machine (`*.localhost`) comes from the page's own server, which stands in for
 * the package hosts. The address itself is rewritten, so that a middle click, the keyboard and "copy link address" get it as well.
 */
export const LINKS_SCRIPT = `(function(){
function nameOf(pair){
return new URLSearchParams(pair).keys().next().value;
}
function pairsOf(query){
return query.slice(1).split('&').filter(function(pair){return pair&&nameOf(pair).toLowerCase()!=='token'});
}
function withQuery(href,target){
if(target.origin!==location.origin)return href;
var own=pairsOf(target.search),names=own.map(nameOf);
var query=own.concat(pairsOf(location.search).filter(function(pair){return names.indexOf(nameOf(pair))<0})).join('&');
var origin=target.pathname.indexOf('//')?'':target.origin;
return origin+target.pathname+(query&&'?'+query)+target.hash;
}
function withPackage(href,target){
if(!/^[^?#]*\\.apk$/.test(href))return href;
var code=new URLSearchParams(location.search).get('v');
if(/^[\\w-]{1,32}$/.test(code||''))target.pathname=target.pathname.replace(/[^/]+$/,code+'.apk');
return (/(^|\\.)localhost$/.test(location.hostname)?location.origin:target.origin)+target.pathname;
}
function rewrite(link,change){
var href=link.getAttribute('href');
try{
var wanted=change(href,new URL(href,location.href));
if(wanted!==href)link.setAttribute('href',wanted);
}catch(unreadable){}
}
function update(){
var links=document.querySelectorAll('a[data-keep-query][href]');
for(var i=0;i<links.length;i++)rewrite(links[i],withQuery);
links=document.querySelectorAll('a[data-download][href]');
for(i=0;i<links.length;i++)rewrite(links[i],withPackage);
}
new MutationObserver(update).observe(document.documentElement,{childList:true,subtree:true,attributes:true,attributeFilter:['href','data-keep-query','data-download']});
update();
})()`;

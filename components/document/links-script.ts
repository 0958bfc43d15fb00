// Self-contained and written for old web views: an early tap on a link must not wait for the pages' scripts, which can
// take half a minute on a slow line.
/**
 * Adds what only the browser knows to links, while the page is parsed and as long as it is open: `<a data-keep-query>`
 * gets the page's query without a token, and its own parameters win. An Android package in `<a data-download>` is the
 * one that the query's `v` names, and on this machine (`*.localhost`) comes from the page's own server, which replaces
 * the package hosts. The script rewrites the address itself, so that a middle click, the keyboard and "copy link
 * address" get it as well.
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

import type { StorageKey } from '@/lib/browser/storage/storage';

const TYPED: StorageKey = 'typedFields';

/**
 * Watches for scripts and style sheets that do not arrive. Where the server says that there is none any more, the page is of
 * a release that is long gone, and only a new page helps: a script of its own says so, which seldom changes and is there as
 * long as its like is; where that one is gone too, the browser asks. Written for old web views.
 *
 * @param renewal address of `renewal.js`, which also puts back what was typed before a page was loaded anew
 */
export function renewalScript(renewal: string): string {
  return `(function(){
if(window.outdated)return;
var own='${renewal}';
function load(){
var script=document.createElement('script');
script.src=own;
document.head.appendChild(script);
}
addEventListener('error',function(event){
var address=String(event.target.src||event.target.href);
if(address.indexOf('/_next/static/')<0)return;
var request=new XMLHttpRequest();
request.open('HEAD',address);
request.onload=function(){
if(request.status!==404)return;
if(address.slice(-own.length)!==own)load();
else if(confirm('页面已更新，请刷新后继续'))location.reload();
};
request.send();
},true);
addEventListener('load',function(){
try{if(sessionStorage.getItem('${TYPED}'))load()}catch(error){}
});
})()`;
}

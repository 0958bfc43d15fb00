import type { StorageKey } from '@/lib/browser/storage/storage';

const TYPED: StorageKey = 'typedFields';

/**
 * Watches for scripts and style sheets that do not load. If the server no longer has one, the page belongs to an old
 * release and needs a reload: the script `renewal.js` says so. It rarely changes, so the server has it as long as other
 * files of its release; if it is gone too, a browser dialog asks instead. Written for old web views.
 *
 * @param renewal URL of `renewal.js`, which also restores what was typed before a reload
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

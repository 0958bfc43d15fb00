// The server sends form buttons locked, for visitors without scripts; this script makes sure that no tap is lost.
/**
 * Stores the last tap on a button before the page is alive, shows on the button that the page is loading, and repeats
 * the tap after the `alive` event. No event of a tap reaches React until then: it would hydrate the whole form in one
 * task and block painting meanwhile.
 */
export const EARLY_TAPS_SCRIPT = `(function(){
if(window.outdated)return;
var tapped,locked=document.querySelectorAll('form button[disabled]');
for(var i=0;i<locked.length;i++)locked[i].disabled=false;
function release(){
if(tapped)tapped.removeAttribute('data-wait');
return tapped;
}
function keep(event){
event.stopPropagation();
var button=event.type=='click'&&event.target.closest('button');
if(!button)return;
event.preventDefault();
release();
tapped=button;
button.setAttribute('data-wait','');
}
function each(act){
['pointerdown','pointerup','touchstart','touchend','mousedown','mouseup','focusin','click'].forEach(function(type){window[act](type,keep,true)});
}
each('addEventListener');
document.addEventListener('alive',function(){
each('removeEventListener');
setTimeout(function(){
if(release())tapped.click();
tapped=null;
});
});
})()`;

// The server sends the buttons of forms locked, for visitors without scripts; from here on a tap on them is not lost.
/**
 * Keeps the last tap on a button from before the page is alive, has the button say that the page is loading, and repeats
 * the tap once the document hears `alive`. No part of a tap reaches React until then: it would bring the whole form to life
 * at once, and nothing could be painted meanwhile.
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

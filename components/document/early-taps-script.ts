// The server sends the buttons of forms locked, for visitors without scripts; from here on a tap on them is not lost.
/**
 * Keeps the last tap on a button from before the page is alive, has the button say that the page is loading, and repeats
 * the tap once the document hears `alive`.
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
var button=event.target.closest('button');
if(!button)return;
event.preventDefault();
event.stopPropagation();
release();
tapped=button;
button.setAttribute('data-wait','');
}
document.addEventListener('click',keep,true);
document.addEventListener('alive',function(){
document.removeEventListener('click',keep,true);
setTimeout(function(){
if(release())tapped.click();
tapped=null;
});
});
})()`;

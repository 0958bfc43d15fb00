/** What changes the pages of some visitors, as a script in the language of the oldest engine. */
export interface PageChange {
  /** Part of the name of its story. */
  name: string;
  /** Who changes the page, or how. */
  what: string;
  /** The engine that cannot run it. */
  except?: string;
  script: string;
}

const EACH_TEXT = `
function eachText(act){
var walker=document.createTreeWalker(document.body,NodeFilter.SHOW_TEXT),texts=[];
while(walker.nextNode())texts.push(walker.currentNode);
texts.forEach(function(text){if(text.data.trim()&&!/^(SCRIPT|STYLE|FONT)$/.test(text.parentNode.tagName))act(text)});
}`;

/** Five ways in which React finds another page than the server sent; the last one also changes what React renders later. */
export const PAGE_CHANGES: readonly PageChange[] = [
  {
    name: 'inserted',
    what: 'an element before all others',
    script: `document.body.insertBefore(document.createElement('div'),document.body.firstChild)`,
  },
  {
    name: 'banner',
    what: "a carrier's banner",
    script: `
var main=document.querySelector('main'),banner=document.createElement('div');
banner.style.height='40px';
main.insertBefore(banner,main.firstChild)`,
  },
  {
    name: 'passwords',
    what: "a password manager's buttons",
    script: `
[].forEach.call(document.querySelectorAll('input'),function(input){
input.parentNode.insertBefore(document.createElement('com-1password-button'),input.nextSibling);
})`,
  },
  {
    name: 'traditional',
    what: 'traditional characters',
    script: `${EACH_TEXT}
eachText(function(text){text.data=text.data.replace(/风险/g,'風險')})`,
  },
  {
    name: 'translated',
    what: 'a translation',
    // WebKitGTK ends its session on the page after the registration; the cause is unknown.
    except: 'webkit',
    script: `${EACH_TEXT}
function translate(){
eachText(function(text){
var font=document.createElement('font');
font.textContent=text.data;
text.parentNode.replaceChild(font,text);
});
}
translate();
new MutationObserver(translate).observe(document.body,{childList:true,subtree:true,characterData:true})`,
  },
];

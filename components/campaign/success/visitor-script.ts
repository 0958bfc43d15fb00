// Self-contained and written for old web views: it runs before the paint, so that nobody is first shown another's words.
/**
 * Marks the element that it stands in with whom the page is for: `opened` who opened an account in this tab, `known` who is
 * logged in, `nobody` else. Where storage is blocked, which leaves no trace of an opening, it believes the address.
 */
export const VISITOR_SCRIPT = `(function(){
var visitor='nobody';
try{
if(localStorage.getItem('token'))visitor='known';
if(sessionStorage.getItem('openedAccount'))visitor='opened';
}catch(error){visitor='opened'}
document.currentScript.parentNode.setAttribute('data-visitor',visitor);
})()`;

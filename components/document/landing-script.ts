// Self-contained and written for old web views, as the token script is; it costs the pages' own scripts nothing.
/**
 * Keeps for this tab the address on which an advertisement's visitor arrived, with its advertising parameters and none
 * other, before the visitor can leave the page. A later page replaces it with a click of its own alone: links carry the
 * query along, and the landing stays the page of the click. Where storage is blocked nothing is
 * kept, and the page's own address has to do. Runs behind the token script. `storedLanding` reads it.
 */
export const LANDING_SCRIPT = `(function(){
var pairs=location.search.match(/[?&](?:qhclickid|bd_vid|bd|utm_\\w+)=[^&]+/g);
if(!pairs)return;
var query=pairs.join('').slice(1),clicks=query.match(/(?:qhclickid|bd_vid)=[^&]+/g)||[],kept=null;
try{kept=sessionStorage.getItem('landing')}catch(error){}
var isNew=kept===null;
for(var i=0;i<clicks.length;i++)if((kept+'&').indexOf(clicks[i]+'&')<0)isNew=true;
if(!isNew)return;
var address=location.origin+location.pathname+'?'+query;
try{sessionStorage.setItem('landing',address)}catch(error){}
})()`;

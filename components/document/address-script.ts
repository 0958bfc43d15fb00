import { LANDING_PARAMETERS } from '@/lib/contract/landing-parameters';
import { LINK_FAULTS } from '@/lib/query/query-pairs';

// Self-contained and written for old web views, like the token script.
/**
 * Corrects the query in the visible URL as `queryPairs` reads it, so that all other scripts of the page read the landing
 * parameters of a damaged link: escaped ampersands, a second question mark, names in another case, empty first values.
 * Runs before them.
 */
export const ADDRESS_SCRIPT = `(function(){
var given=location.search.slice(1),kept=[];
var parts=given.replace(/${LINK_FAULTS.escaped}/gi,'$1').replace(/${LINK_FAULTS.secondMark}/gi,'$1&').split('&');
for(var i=0;i<parts.length;i++){
var pair=parts[i],name=(new URLSearchParams(pair).keys().next().value||'').trim().toLowerCase();
if(/^(?:${LANDING_PARAMETERS.join('|')})$/.test(name))pair=/=[^]/.test(pair)&&name+pair.slice(pair.indexOf('='));
if(pair)kept.push(pair);
}
var query=kept.join('&');
if(query!==given)history.replaceState(history.state,'',location.pathname+(query&&'?'+query)+location.hash);
})()`;

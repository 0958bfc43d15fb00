import { LANDING_PARAMETERS } from '@/lib/contract/landing-parameters';
import { LINK_FAULTS } from '@/lib/query/query-pairs';

// Self-contained and written for old web views, like the token script.
/**
 * Corrects the query in the visible URL as `queryPairs` reads it, so that all other scripts of the page read the landing
 * parameters of a damaged link: escaped ampersands, a second question mark, names in another case, empty first values.
 * An ampersand that was escaped as `&#38;` has moved the rest of the query into the hash. Runs before them.
 */
export const ADDRESS_SCRIPT = `(function(){
var given=location.search.slice(1),entity=/^#(?:0*38|x0*26);/i,hash=location.hash,query=given,kept=[];
if(entity.test(hash)){query+='&'+hash.replace(entity,'');hash=''}
if(query.indexOf('=')<0)query=query.replace(/%3D/gi,'=').replace(/%26/g,'&');
var parts=query.replace(/${LINK_FAULTS.escaped}/gi,'$1').replace(/${LINK_FAULTS.secondMark}/gi,'$1&').split('&');
for(var i=0;i<parts.length;i++){
var pair=parts[i].replace(/${LINK_FAULTS.equals}/i,'$1='),name=(new URLSearchParams(pair).keys().next().value||'').trim().toLowerCase();
if(/^(?:${LANDING_PARAMETERS.join('|')})$/.test(name)){
var several=pair.split(/${LINK_FAULTS.separator}/i),value=several[0].slice(several[0].indexOf('='));
parts.splice.apply(parts,[i+1,0].concat(several.slice(1)));
pair=/=[^]/.test(several[0])&&name+(name.indexOf('utm_')?value.replace(/${LINK_FAULTS.words}/i,'$1'):value);
}else pair=parts[i];
if(pair)kept.push(pair);
}
query=kept.join('&');
if(query!==given)history.replaceState(history.state,'',location.pathname+(query&&'?'+query)+hash);
})()`;

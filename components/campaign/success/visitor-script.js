/**
 * Marks the root element, whose attributes `recordPage` keeps, with the kind of visitor: `opened` for one who opened an
 * account in this tab, `known` for one who is logged in, `nobody` otherwise. If storage is blocked, which hides whether an
 * account was opened, it trusts the URL. It runs before the first paint, so that no visitor sees another's words.
 */
export default function markVisitor() {
  var visitor = 'nobody';
  try {
    if (localStorage.getItem('token')) visitor = 'known';
    if (sessionStorage.getItem('openedAccount')) visitor = 'opened';
  } catch (_error) {
    visitor = 'opened';
  }
  document.documentElement.setAttribute('data-visitor', visitor);
}

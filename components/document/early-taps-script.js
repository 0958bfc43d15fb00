/**
 * Marks the last button, or link with `waitsForHandler`, that was tapped before the page is alive, which shows that the page is
 * loading, and repeats the tap after the `alive` event. A link leads to its address if that takes four seconds. The mark is in the
 * document, so that `recordPage` can copy it to a new button. No event of a tap reaches React until then: it would hydrate the
 * whole form in one task and block painting meanwhile. The server sends form buttons locked, for visitors without scripts.
 */
export default function keepEarlyTaps() {
  if ('outdated' in window) return;
  var locked = document.querySelectorAll('form button[disabled]');
  for (var i = 0; i < locked.length; i++) /** @type {HTMLButtonElement} */ (locked[i]).disabled = false;

  function release() {
    /** @type {HTMLElement | null} */
    var button = document.querySelector('[data-wait]');
    if (button) button.removeAttribute('data-wait');
    return button;
  }

  /** @param {Event} event */
  function keep(event) {
    event.stopPropagation();
    var tapped = /** @type {Element} */ (event.target);
    var button = event.type === 'click' && tapped.closest('button,a[data-handled]');
    if (!button) return;
    event.preventDefault();
    release();
    button.setAttribute('data-wait', '');
    var address = /** @type {HTMLAnchorElement} */ (button).href;
    if (address)
      setTimeout(function () {
        if (document.querySelector('[data-wait]') === button) location.href = address;
      }, 4000);
  }

  /** @param {'addEventListener' | 'removeEventListener'} act */
  function each(act) {
    ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'focusin', 'click'].forEach(
      function (type) {
        window[act](type, keep, true);
      }
    );
  }

  each('addEventListener');
  document.addEventListener('alive', function () {
    each('removeEventListener');
    setTimeout(function () {
      var button = release();
      if (button) button.click();
    });
  });
}

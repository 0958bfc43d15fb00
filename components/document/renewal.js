// For a page whose files are gone with its release: says that the page was updated, and offers a button that reloads it
// and stores what was typed; the next page restores it. The form itself stores the number and the consent. The page
// reopens a dialog; of what was typed there, this script stores only the fields named here: no password, no code, no
// number of a document or card. Written in the language of 2009, because it is loaded when everything else may be
// missing.
(function () {
  /** @type {HTMLFormElement | null} */
  var form = document.querySelector('form#banner-form');
  /** @type {import('@/lib/browser/storage/storage').StorageKey} */
  var typedFields = 'typedFields';
  var fields = ['code', 'invitecode'];
  /** @type {import('@/lib/browser/storage/storage').StorageKey} */
  var typedDialog = 'typedDialog';
  var dialogFields = ['account', 'name', 'bank'];
  var typed = take();
  if (typed) putBack(typed);
  else tell();

  /**
   * Reads what the previous page stored, and removes it.
   *
   * @returns {Record<string, string> | null}
   */
  function take() {
    /** @type {string | null} */
    var kept = null;
    try {
      kept = sessionStorage.getItem(typedFields);
      sessionStorage.removeItem(typedFields);
      return JSON.parse(kept || 'null');
    } catch (_error) {
      return null;
    }
  }

  /**
   * @param {string} name
   * @param {Element | null} place
   * @returns {HTMLInputElement | null}
   */
  function inputOf(name, place) {
    return place ? place.querySelector('input[name="' + name + '"]') : null;
  }

  /** @param {Record<string, string>} values */
  function putBack(values) {
    fields.forEach(function (name) {
      var input = inputOf(name, form);
      var value = values[name];
      if (!input || input.value || !value) return;
      input.value = value;
      open(input.parentNode);
    });
  }

  /**
   * Unfolds the details around a part of the page.
   *
   * @param {Node | null} part
   */
  function open(part) {
    if (!part) return;
    if (part.nodeName === 'DETAILS') /** @type {HTMLElement} */ (part).setAttribute('open', '');
    open(part.parentNode);
  }

  /**
   * @param {string[]} names
   * @param {Element | null} place
   */
  function valuesIn(names, place) {
    /** @type {Record<string, string>} */
    var values = {};
    names.forEach(function (name) {
      var input = inputOf(name, place);
      if (input) values[name] = input.value;
    });
    return values;
  }

  function keep() {
    var dialogs = document.querySelectorAll('dialog[open][data-resumes]');
    var dialog = dialogs[dialogs.length - 1];
    var kept = dialog && { dialog: dialog.getAttribute('data-resumes'), values: valuesIn(dialogFields, dialog) };
    try {
      sessionStorage.setItem(typedFields, JSON.stringify(valuesIn(fields, form)));
      if (kept) sessionStorage.setItem(typedDialog, JSON.stringify(kept));
    } catch (_error) {
      // If storage is blocked the page starts empty.
    }
  }

  function tell() {
    var before = document.getElementById('renewal');
    var place = before ? before.parentNode : null;
    if (before && place) place.removeChild(before);
    var dialog = document.createElement('dialog');
    dialog.id = 'renewal';
    dialog.setAttribute('role', 'alertdialog');
    dialog.setAttribute('aria-label', '页面已更新');
    dialog.style.cssText =
      'position:fixed;z-index:100000;top:0;right:0;bottom:0;left:0;box-sizing:border-box;width:300px;max-width:88%;height:240px;margin:auto;padding:24px 20px;border:0;border-radius:12px;background:#fff;color:#26221c;font-size:15px;line-height:1.6;text-align:center;box-shadow:0 0 0 2000px rgba(0,0,0,.5)';
    add(dialog, 'h2', 'margin:0 0 8px;font-size:18px', '页面已更新');
    add(dialog, 'p', 'margin:0', '请刷新后继续，已填写的内容会保留。密码、验证码、证件号与卡号如已清空，请重新输入。');
    var look =
      'min-width:160px;min-height:44px;margin-top:16px;border:0;border-radius:22px;background:#26221c;color:#fff;font-size:16px';
    var button = add(dialog, 'button', look, '刷新页面');
    button.type = 'button';
    button.onclick = function () {
      keep();
      location.reload();
    };
    document.body.appendChild(dialog);
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    button.focus();
  }

  /**
   * @template {keyof HTMLElementTagNameMap} Name
   * @param {HTMLElement} parent
   * @param {Name} name
   * @param {string} look
   * @param {string} text
   */
  function add(parent, name, look, text) {
    var element = document.createElement(name);
    element.style.cssText = look;
    element.appendChild(document.createTextNode(text));
    return parent.appendChild(element);
  }
})();

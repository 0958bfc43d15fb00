/**
 * Adds a preset's parameters to a query, or removes them if it has all of them.
 *
 * @param {string} query
 * @param {string} preset
 * @returns {string} as typed, without percent-encoding where the text stays readable
 */
export function toggleQuery(query, preset) {
  const params = new URLSearchParams(query);
  const wanted = [...new URLSearchParams(preset)];
  const has = wanted.every(([name, value]) => params.get(name) === value);
  for (const [name, value] of wanted) {
    if (has) params.delete(name);
    else params.set(name, value);
  }
  return [...params].map(([name, value]) => `${typed(name)}=${typed(value)}`).join('&');
}

/**
 * Adds a session to a preview's address.
 *
 * @param {string} address
 * @param {string} token empty without a session
 * @returns {string}
 */
export function withToken(address, token) {
  if (!token) return address;
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}

/** @param {string} text */
function typed(text) {
  return text.replace(/[%&=+#\s]/g, (character) => encodeURIComponent(character));
}

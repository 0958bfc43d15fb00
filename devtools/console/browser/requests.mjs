/**
 * Loads a part of the console.
 *
 * @param {string} address
 * @returns {Promise<Document>}
 */
export async function fetchPart(address) {
  const answer = await fetch(address);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/**
 * Sends a command to the console.
 *
 * @param {string} address
 * @param {object} order
 * @throws Error with the sentence of a rejection
 */
export async function send(address, order) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.Data);
  return told;
}

/**
 * The text of a script for the document: the function's own text, which the build has minified, called with values. The
 * function is written in ES5 and uses nothing but its parameters and what the browser has.
 */
export function inlined<Values extends readonly unknown[]>(script: (...values: Values) => void, ...values: Values) {
  return `(${script})(${values.map((value) => JSON.stringify(value)).join(',')})`;
}

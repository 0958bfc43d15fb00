/** The field by which a page in elder mode asks for an SMS code that is valid for longer. */
export function elderField(): { elder?: '1' } {
  return document.documentElement.hasAttribute('data-elder') ? { elder: '1' } : {};
}

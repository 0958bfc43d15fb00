/** The value that this answer's policy requires of style elements. */
export const STYLE_NONCE = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

const createElement = document.createElement.bind(document);

// The kit marks its theme's styles itself, but not those that lock scrolling behind a dialog and measure scroll bars.
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options);
  if (element instanceof HTMLStyleElement) element.nonce = STYLE_NONCE;
  return element;
};

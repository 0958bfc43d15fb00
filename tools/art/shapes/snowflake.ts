import { type Shape, times } from './pen';

/** A crystal of ice with bevelled arms. */
export const snowflake: Shape = {
  box: [-103, -115, 209, 235],
  draw: (pen) => {
    const arm = pen.symbol(
      '<path d="M0 0V-108M0-76-24-96M0-76 24-96M0-46-32-70M0-46 32-70M0-22-14-32M0-22 14-32" fill="none" stroke-linecap="round"/>',
    );
    const arms = (attributes: string) =>
      `<g ${attributes}>${times(6, (index) => `<use href="${arm}" transform="rotate(${index * 60})"/>`)}</g>`;
    return `
      <circle r="104" fill="${pen.radial('#d6f0ff/.55, #d6f0ff/.14 60%, #d6f0ff/0', [0.5, 0.5, 0.5])}"/>
      ${arms('stroke="#1d4f8e" stroke-opacity=".55" stroke-width="13" transform="translate(2.5 4)"')}
      ${arms('stroke="#7fb9e6" stroke-width="12"')}
      ${arms(`stroke="${pen.along('#ffffff, #e3f4ff 40%, #9ccdf2', [0, -100, 0, 10])}" stroke-width="9"`)}
      ${arms('stroke="#fff" stroke-width="2.5" transform="translate(-1.5 -1.5)"')}
      <path d="M0-26 22-13V13L0 26-22 13V-13Z" fill="${pen.linear('#fff, #cfeaff 45%, #7fb9e6')}" stroke="#fff" stroke-width="2" stroke-linejoin="round"/><path d="M0-26V26M-22-13 22 13M22-13-22 13" stroke="#fff" stroke-opacity=".6"/>`;
  },
};

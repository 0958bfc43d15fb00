import { each, type Shape } from './pen';
import { GOLD } from './ramps';

const TIERS = [
  { y: 106, rx: 196, ry: 70, height: 40 },
  { y: 74, rx: 162, ry: 58, height: 32 },
];

/** A round lacquered podium of two tiers with gold rims. */
export const podium: Shape = {
  box: [-215, 13, 430, 212],
  draw: (pen) => {
    const side = pen.linear('#7d0d12, #e8463c 20%, #b4161b 42%, #5c060b 80%, #7a0d12', [0, 0, 1, 0]);
    const top = pen.radial('#ff7a60, #d32c2a 50%, #8d1217', [0.42, 0.4, 0.62]);
    const gold = pen.linear(GOLD.edge, [0, 0, 1, 0]);
    return `
      ${pen.shadow(0, 154, 220, 72, 0.65)}
      ${each(TIERS, ({ y, rx, ry, height }) => {
        const curve = (drop: number) => `M${-rx} ${y + drop}A${rx} ${ry} 0 0 0 ${rx} ${y + drop}`;
        return `<path d="${curve(height)}V${y}H${-rx}Z" fill="${side}"/>
          <path d="${curve(height - 4)}" fill="none" stroke="${gold}" stroke-width="7"/><path d="${curve(height - 6)}" fill="none" stroke="#fff3c4" stroke-opacity=".7"/>
          <path d="${curve(height * 0.5)}" fill="none" stroke="#ffd98a" stroke-opacity=".7" stroke-width="4" stroke-dasharray="0 16" stroke-linecap="round"/>
          <ellipse cy="${y}" rx="${rx}" ry="${ry}" fill="${top}"/><ellipse cy="${y}" rx="${rx - 3}" ry="${ry - 2}" fill="none" stroke="${gold}" stroke-width="7"/>
          <ellipse cy="${y - 1.5}" rx="${rx - 1}" ry="${ry - 1}" fill="none" stroke="#fff0b8" stroke-opacity=".85" stroke-width="1.2"/>`;
      })}
      <ellipse cy="74" rx="136" ry="47" fill="none" stroke="#ffd98a" stroke-opacity=".4"/>
      <ellipse cx="-36" cy="60" rx="84" ry="24" fill="${pen.radial('#fff/.42, #fff/0', [0.5, 0.5, 0.5])}"/>`;
  },
};

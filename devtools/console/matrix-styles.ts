/** Shows previews at their devices' true widths, scaled down by the size that the matrix selects. */
export const MATRIX_STYLES = `
.matrix { --scale: .64; --wide-scale: .336 }
.matrix[data-size="s"] { --scale: .44; --wide-scale: .236 }
.matrix[data-size="l"] { --scale: .92; --wide-scale: .525 }
.tiles { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
.tile { --width: 375; --height: 812; --by: var(--scale); display: grid; grid-template-columns: minmax(0, 1fr); max-width: 100%; width: calc(var(--width) * var(--by) * 1px + 2px); overflow: hidden; background: #fff; border: 1px solid #dfe3ea; border-radius: 14px }
.tile.desktop { --width: 1440; --height: 900; --by: var(--wide-scale) }
.tile > header { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 8px; padding: 10px 12px 8px; color: inherit; background: none }
.tile h3 { overflow: hidden; color: #1f2430; font-size: 14px; text-overflow: ellipsis; white-space: nowrap }
.tile > header p { grid-column: 1 / -1; overflow: hidden; font-size: 12px; color: #5b6474; text-overflow: ellipsis; white-space: nowrap }
.tile > header b { font-weight: 600; color: #3d4657 }
.badge { padding: 0 7px; font-size: 12px; line-height: 20px; color: #173d94; background: #e8eefc; border-radius: 6px; white-space: nowrap }
.screen { position: relative; height: calc(var(--height) * var(--by) * 1px); overflow: hidden; background: #eef1f6; border-block: 1px solid #edf0f5 }
.screen iframe { position: absolute; inset: 0 auto auto 0; width: calc(var(--width) * 1px); height: calc(var(--height) * 1px); border: 0; transform: scale(var(--by)); transform-origin: 0 0; background: #fff }
.screen iframe:not([src]) { visibility: hidden }
.screen::before { content: "滚动到这里时载入"; position: absolute; inset: 0; display: grid; place-items: center; font-size: 13px; color: #8a93a5 }
.tile.loading .screen::after { content: ""; position: absolute; inset: 0 0 auto 0; height: 3px; background: linear-gradient(90deg, #1f4fbf00, #1f4fbf, #1f4fbf00) 0 0 / 40% 100% no-repeat; animation: pass 1.1s linear infinite }
@keyframes pass { from { background-position: -60% 0 } to { background-position: 160% 0 } }
.tile footer { display: flex; flex-wrap: wrap; gap: 2px; padding: 4px 6px }
.tile footer > * { padding: 5px 7px; font-size: 13px; line-height: 1.4; color: #1f4fbf; background: none; border-radius: 6px; text-decoration: none }
.tile footer > :hover { background: #eef2fb }
.pager { display: flex; gap: 4px; justify-content: center; margin-top: 16px }
.pager > * { min-width: 36px; padding: 6px 0; text-align: center; border-radius: 8px; text-decoration: none }
.pager [aria-current] { color: #fff; background: #1f4fbf }
@media (max-width: 899px) {
  .matrix { --scale: .9; --wide-scale: .235 }
  .matrix[data-size="s"] { --scale: .44; --wide-scale: .15 }
  .tile footer > * { padding: 10px 9px }
  .tiles { justify-content: center }
}
@media (prefers-reduced-motion: reduce) { .tile.loading .screen::after { animation: none; background-size: 100% 100% } }
`;

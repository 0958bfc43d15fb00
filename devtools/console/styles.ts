import { MATRIX_STYLES } from './matrix-styles';

/** Choices on the left, previews in the middle, clock and events on the right; below each other on a phone. */
export const STYLES = `
body { min-height: 100vh }
header h1 { letter-spacing: .04em }
a { color: #1f4fbf }
h2, h3 { margin: 0; font-size: 15px; font-weight: 650 }
h3 { font-size: 13px; color: #4a5364 }
p { margin: 0 }
small { display: block; font-size: 12px; line-height: 1.4; color: #5b6474; overflow-wrap: anywhere }
summary { cursor: pointer }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0 }
legend { padding: 0; margin-bottom: 6px; font-size: 13px; font-weight: 650; color: #4a5364 }
input, select { min-height: 36px; padding: 6px 10px; font-size: 14px; border-color: #c4cbd8; border-radius: 8px }
button { cursor: pointer; padding: 7px 14px; font-size: 14px; border-radius: 8px; white-space: nowrap }
button.plain, .chip { padding: 5px 10px; font-size: 13px; color: #26314d; background: #fff; border: 1px solid #c4cbd8; border-radius: 8px }
button.plain:hover, .chip:hover { border-color: #1f4fbf; color: #1f4fbf }
.chip[aria-pressed="true"] { color: #fff; background: #1f4fbf; border-color: #1f4fbf }
button:disabled { opacity: .45; cursor: default }
.line { display: flex; gap: 8px }
.line > input { flex: 1; min-width: 0; width: 0 }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 8px }
.head > h2 { flex: 1 }
.quiet, .empty { font-size: 13px; color: #5b6474 }
.card { padding: 16px 20px; background: #fff; border: 1px solid #e3e7ee; border-radius: 14px }
.alert { padding: 10px 16px; color: #8f1d1d; background: #fdf0ef; border: 1px solid #f0c8c4; border-radius: 12px; font-size: 14px }

.bar { position: sticky; top: 0; z-index: 10; display: flex; flex-wrap: wrap; align-items: center; gap: 6px 24px; padding: 0 20px 10px; background: #1f2a44; color: #fff; box-shadow: 0 2px 12px #1f2a4433 }
.face { display: flex; align-items: baseline; gap: 10px; font-variant-numeric: tabular-nums }
.face time { font-size: 20px; font-weight: 650; letter-spacing: .02em }
.face span { font-size: 13px; color: #c6cede }
.face.moved span { padding: 1px 8px; color: #3b2600; background: #ffc658; border-radius: 6px }
.bar nav { display: flex; flex-wrap: wrap; gap: 2px 16px; margin-left: auto }
.bar nav a { padding: 4px 0; font-size: 14px; color: #dbe4ff; text-decoration: none }
.bar nav a:hover { color: #fff; text-decoration: underline }

.desk { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; padding: 16px }
.column { min-width: 0 }
main { display: grid; gap: 14px; align-content: start; min-width: 0 }
.choose > summary { padding: 10px 16px; font-weight: 650; background: #fff; border: 1px solid #e3e7ee; border-radius: 14px }
.choose > form { display: grid; gap: 18px; padding: 16px 0 }
.choices { display: grid; gap: 8px; max-height: 300px; scrollbar-width: thin; margin-top: 8px; padding: 4px; overflow: auto; overscroll-behavior: contain; background: #fff; border: 1px solid #e3e7ee; border-radius: 10px }
.kind { position: sticky; top: -4px; padding: 4px 8px; font-size: 12px; color: #5b6474; background: #fff }
.kind small { display: inline }
.choice { display: flex; gap: 8px; padding: 5px 8px; font-size: 14px; line-height: 1.4; border-radius: 8px; cursor: pointer }
.choice[hidden], .choices > [hidden] { display: none }
.choice:hover { background: #f1f4fa }
.choice:has(:checked) { background: #e8eefc }
.choice input { flex: none; width: 16px; height: 16px; min-height: 0; margin: 2px 0 0; accent-color: #1f4fbf }
.choice span { flex: 1; min-width: 0 }
.places .choice span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 8px; align-items: baseline }
.places small { text-align: right }
.count { display: inline-block; min-width: 18px; padding: 0 5px; text-align: center; font-size: 12px; color: #fff; background: #1f4fbf; border-radius: 9px }
.devices { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 4px }
.devices .choice { padding: 5px 6px; gap: 6px; font-size: 13px; background: #fff; border: 1px solid #e3e7ee }
.devices small { display: none }
.devices .choice:has(:checked) { border-color: #1f4fbf; background: #e8eefc }
.query input { width: 100% }
.presets, .steps, .sizes { display: flex; flex-wrap: wrap; gap: 6px }
.presets { margin-top: 8px }
.phase { display: inline-block; margin-left: 6px; padding: 0 6px; font-size: 11px; line-height: 18px; border-radius: 5px; vertical-align: 1px; color: #14532d; background: #dff5e5 }
.phase.upcoming { color: #6b4300; background: #fff0cf }
.phase.ended { color: #5b6474; background: #e7eaf0 }

.watch { display: grid; gap: 14px; align-content: start }
.panel { padding: 14px 16px; background: #fff; border: 1px solid #e3e7ee; border-radius: 14px; min-width: 0 }
.panel > summary h2 { display: inline }
.panel label { font-size: 13px; color: #5b6474 }
.panel form + p, .panel .steps, .panel p + p, .panel .line { margin-top: 8px }
#clock-panel { padding-top: 8px }
#clock-panel h3 { margin-top: 14px }
#clock-panel > p { margin-top: 10px }
.back { width: 100% }
.dates, .notes ul { margin: 6px 0 0; padding: 0; list-style: none }
.dates small { display: inline-block; margin-left: 4px }
.dates li { padding: 6px 0; font-size: 14px; border-top: 1px solid #edf0f5 }
.dates li:first-child { border: 0 }
code { font-size: 12px; overflow-wrap: anywhere; user-select: all }
.notes { font-size: 13px; color: #4a5364 }
#clock-panel .notes { margin-top: 12px }
.notes li { padding: 4px 0 4px 14px; text-indent: -14px }
.notes li::before { content: "· "; display: inline-block; width: 14px; text-indent: 0 }

.live { display: grid; gap: 14px; margin-top: 8px }
.live ol { margin: 4px 0 0; padding: 0; list-style: none; max-height: 420px; overflow: auto; overscroll-behavior: contain }
.live .codes { max-height: 230px }
.live li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 10px; align-items: start; padding: 7px 4px; font-size: 13px; line-height: 1.45; border-top: 1px solid #edf0f5 }
.live li:first-child { border: 0 }
.live b { font-weight: 600 }
.live time { font-size: 12px; color: #5b6474; font-variant-numeric: tabular-nums }
.live li.new { animation: arrive 2.4s ease-out }
@keyframes arrive { from { background: #fff3cf } }
.code { padding: 3px 8px; font: 600 15px/1.4 ui-monospace, "SF Mono", Menlo, monospace; letter-spacing: .08em; color: #173d94; background: #e8eefc }
.step { min-width: 28px; padding: 1px 0; text-align: center; font: 600 12px/18px ui-monospace, Menlo, monospace; color: #3d4657; background: #edf0f5; border-radius: 5px }
.step.rr2 { color: #6b4300; background: #fff0cf }
.step.rr3 { color: #173d94; background: #e3ebff }
.step.rr5 { color: #14532d; background: #dff5e5 }

dialog { max-width: min(320px, 90vw); padding: 20px; text-align: center; border: 0; border-radius: 16px; box-shadow: 0 12px 48px #1f2a4455 }
dialog::backdrop { background: #1f2a4480 }
dialog p { margin: 8px 0 14px; font-size: 13px; color: #5b6474; overflow-wrap: anywhere }
.toast:empty { display: none }
.toast { position: fixed; left: 50%; bottom: 24px; z-index: 20; max-width: 80vw; padding: 10px 18px; transform: translateX(-50%); font-size: 14px; color: #fff; background: #1f2a44f0; border-radius: 10px; overflow-wrap: anywhere }
${MATRIX_STYLES}
@media (min-width: 900px) {
  .desk { grid-template-columns: 290px minmax(0, 1fr) }
  .choose > summary { display: none }
  .choose > form { padding: 0; gap: 14px }
  .choices { max-height: max(132px, calc(50vh - 262px)) }
  .watch { grid-column: 1 / -1; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)) }
}
@media (min-width: 1280px) {
  .desk { grid-template-columns: 290px minmax(0, 1fr) 330px }
  .watch { grid-column: auto; grid-template-columns: minmax(0, 1fr) }
  .column { position: sticky; top: 62px; max-height: calc(100vh - 78px); overflow: auto; overscroll-behavior: contain; scrollbar-width: thin }
}
@media (max-width: 899px) {
  .choice { padding: 9px 8px }
  .chip, button.plain { min-height: 40px }
  .bar { gap: 2px 16px }
  .face { flex-wrap: wrap; gap: 0 10px }
  .face time { white-space: nowrap }
  .bar nav { flex-wrap: nowrap; margin: 0 -20px; padding: 0 20px; overflow-x: auto; scrollbar-width: none; white-space: nowrap }
  .head > h2 { flex: 1 0 100% }
}
@media (prefers-reduced-motion: reduce) { .live li.new { animation: none } }`;

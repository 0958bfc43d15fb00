/** Readable on phones and desktops alike; figures align in columns. */
export const STYLES = `
main { box-sizing: border-box; max-width: 1240px; margin: 0 auto; padding: 20px; display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr) }
.card { padding: 20px; background: #fff; border: 1px solid #e3e7ee; border-radius: 14px }
h2 { margin: 0 0 14px; font-size: 16px }
a { color: #1f4fbf; text-decoration: none }
a:hover { text-decoration: underline }
.quiet { color: #5b6474; fill: #5b6474; font-size: 13px; font-weight: 400 }
.alert { margin: 0; color: #8f1d1d; background: #fdf0ef; border-color: #f0c8c4 }
.empty { margin: 0; padding: 24px 0; color: #5b6474; text-align: center }

.fields { display: grid; gap: 12px; grid-template-columns: repeat(2, minmax(0, 1fr)) }
.fields label { display: grid; gap: 4px; font-size: 13px; color: #5b6474 }
.fields input, .fields select { width: 100%; min-width: 0; min-height: 44px; padding: 8px 10px; color: #1f2430; font-size: 16px }
.row { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; margin-top: 16px }
fieldset { display: flex; flex-wrap: wrap; gap: 4px 6px; margin: 0; padding: 0; border: 0 }
legend { padding: 0; font-size: 13px; color: #5b6474 }
.chip { display: flex; align-items: center; gap: 6px; min-height: 44px; padding: 0 10px; border-radius: 10px; background: #f4f6fa }
.chip:has(:checked) { color: #173d94; background: #e8eefc }
.chip input { width: 18px; height: 18px; margin: 0; accent-color: #1f4fbf }
.ranges { display: flex; gap: 4px; margin: 0 }
.ranges { width: 100% }
.ranges a { padding: 10px 12px; border-radius: 10px }
.ranges [aria-current] { color: #173d94; background: #e8eefc; font-weight: 600 }
.ways { display: flex; gap: 16px; align-items: center; margin: 0 0 0 auto }
.ways a { padding: 10px 0; color: #1f4fbf }

.charts { display: grid; gap: 20px; grid-template-columns: minmax(0, 1fr) }
svg { display: block; overflow: visible }
.funnel text { font-size: 15px; font-weight: 600; fill: #1f2430; font-variant-numeric: tabular-nums }
.funnel .quiet { font-size: 13px; font-weight: 400; fill: #5b6474 }
.funnel .figure { font-size: 18px; font-weight: 700 }
.funnel .of-visits { display: none }
.track { fill: #edf0f6 }
.bar { fill: #2b5fd0 }
.days { display: grid; gap: 12px }
figure { margin: 0 }
figcaption { display: flex; justify-content: space-between; gap: 12px; margin-bottom: 4px; font-size: 13px; font-weight: 600 }
.days rect { fill: #7f9fe6 }
.days line { stroke: #d5dbe6 }
.ends { display: flex; justify-content: space-between; margin: -6px 0 0; font-size: 12px; color: #5b6474 }

.list { padding: 0; overflow: hidden }
.list h2 { padding: 18px 20px 0; margin: 0 }
.list > p { margin: 2px 20px 12px; font-size: 13px; color: #5b6474 }
.table { max-height: 80vh; overflow: auto }
table { width: 100%; border-collapse: separate; border-spacing: 0; font-size: 14px; line-height: 1.45; font-variant-numeric: tabular-nums }
th, td { padding: 9px 8px; text-align: left; vertical-align: top; font-weight: 400; border-bottom: 1px solid #edf0f5 }
th:first-child, td:first-child { padding-left: 20px }
th:last-child, td:last-child { padding-right: 20px }
thead th { position: sticky; top: 0; z-index: 1; font-size: 13px; font-weight: 600; color: #4a5364; background: #f4f6fa; border-bottom-color: #d8deea; white-space: nowrap }
tfoot th, tfoot td { position: sticky; bottom: 0; font-weight: 700; background: #f4f6fa; border-top: 1px solid #d8deea; border-bottom: 0 }
tbody tr:hover > * { background: #f8faff }
.count { text-align: right; white-space: nowrap }
small { display: block; font-size: 12px; font-weight: 400; color: #5b6474 }
td.day, th.day { white-space: nowrap }
.host, .brand { min-width: 6em; overflow-wrap: anywhere }
.plan, .keyword { min-width: 6em; max-width: 22em; overflow-wrap: anywhere }
.rule { margin: 0; padding: 0 0 0 1.2em; font-size: 13px; color: #4a5364 }
.rule li + li { margin-top: 4px }
@media (min-width: 900px) {
  .fields { grid-template-columns: 150px 150px repeat(4, minmax(0, 1fr)) }
  .charts { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) }
  .card { padding: 24px }
  .list { padding: 0 }
  .list h2 { padding: 20px 24px 0 }
  .list > p { margin-inline: 24px }
  th, td { padding: 9px 12px }
  th:first-child, td:first-child { padding-left: 24px }
  th:last-child, td:last-child { padding-right: 24px }
  legend { float: left; margin: 10px 12px 0 0 }
  .ranges { width: auto }
  .funnel .of-visits { display: inline }
}`;

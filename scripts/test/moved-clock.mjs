// Preloaded into a product: moves its clock ahead by the milliseconds in CLOCK_AHEAD, or in the file of CLOCK_FILE.
import { readFileSync } from 'node:fs';

const { CLOCK_AHEAD, CLOCK_FILE } = process.env;
const machineTime = Date.now;
const ahead = CLOCK_FILE ? () => Number(readFileSync(CLOCK_FILE, 'utf8')) : () => Number(CLOCK_AHEAD);
const now = () => machineTime() + ahead();

globalThis.Date = new Proxy(Date, {
  construct: (target, args, caller) => Reflect.construct(target, args.length === 0 ? [now()] : args, caller),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});

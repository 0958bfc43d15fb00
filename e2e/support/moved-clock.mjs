// Preloaded into a product: its clock runs as many milliseconds ahead as the file that CLOCK_FILE names says.
import { readFileSync } from 'node:fs';

const machineTime = Date.now;
const now = () => machineTime() + Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct: (target, args, caller) => Reflect.construct(target, args.length === 0 ? [now()] : args, caller),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { includes, readSelection } from './selection.mjs';

const SPECS = 'e2e';

/** Specs of every run. Specs with a list of pages or hosts run a part of the list by turns. */
const ALWAYS = [
  /^e2e\/(?:budgets|layout|matrix)\//,
  /^e2e\/pages\/(?:pages|without-script)\.spec/,
  /^e2e\/desktop\/header\.spec/,
  /^e2e\/journeys\//,
  /^e2e\/office\/(?:access|texts)\.spec/,
  /^e2e\/stories\/(?:activities|provider)\//,
  /^e2e\/stories\/(?:faults|in-app|login|market|register-by-code|revisions|service|session-end)\.spec/,
];

/** Specs that take minutes or start and stop servers, and the code whose change makes the whole group run. */
const TOUCHED = [
  { specs: 'e2e/edge/', code: /^(?:deploy|scripts\/edge|server\/(?:edge|front))\// },
  { specs: 'e2e/office/', code: /^(?:office|server\/office)\// },
  { specs: 'e2e/http/', code: /^(?:server\/front|scripts\/lib)\/|^middleware\.ts$/ },
];

/**
 * The specs that a selection includes.
 *
 * @param {readonly string[]} specs all specs, sorted
 * @param {import('./selection.mjs').Selection | undefined} selection
 */
export function selectSpecs(specs, selection) {
  if (!selection) return [...specs];
  const rotating = specs.filter((spec) => !isAlways(spec));
  return specs.filter((spec) => {
    if (selection.slice !== undefined && isAlways(spec)) return true;
    const isTouched = selection.changed.some((file) => touches(file, spec));
    return isTouched || (rotating.includes(spec) && includes(selection, rotating.indexOf(spec)));
  });
}

/** All specs, sorted. */
const allSpecs = () =>
  readdirSync(SPECS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join(SPECS, file))
    .sort();

/** The specs of this run, as paths in the project's folder. */
export const selectedSpecs = () => selectSpecs(allSpecs(), readSelection());

/** The specs that this run leaves out. */
export function unselectedSpecs() {
  const selected = selectedSpecs();
  return allSpecs().filter((spec) => !selected.includes(spec));
}

/** @param {string} spec */
const isAlways = (spec) => ALWAYS.some((pattern) => pattern.test(spec));

/**
 * Whether a changed file makes a spec run: the spec itself, code of its group, or the kind of activity that the spec is named
 * after.
 *
 * @param {string} file
 * @param {string} spec
 */
function touches(file, spec) {
  return (
    file === spec ||
    TOUCHED.some(({ specs, code }) => spec.startsWith(specs) && code.test(file)) ||
    file.includes(`activities/${kindOf(spec)}/`) ||
    file.includes(`activities/kinds/${kindOf(spec)}/`)
  );
}

/** @param {string} spec */
const kindOf = (spec) => basename(spec, '.spec.ts');

/** Replacement for Node's `process` in browser bundles of packages that read it: an empty environment. */
const process = { env: {} };

export default process;

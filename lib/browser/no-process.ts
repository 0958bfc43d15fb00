/** What a browser gets where a package asks for Node's process: no environment, and nothing else. */
const process = { env: {} };

export default process;

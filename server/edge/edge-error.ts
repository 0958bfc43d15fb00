/** Why an edge round changed nothing, in one sentence. */
export class EdgeError extends Error {}

/** A reason for which a round of the edge changes nothing, told in one sentence. */
export class EdgeError extends Error {}

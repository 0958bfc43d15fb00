/** Each experiment divides all visitors into this many equal parts. */
export const BUCKETS = 100;

/** The hashes of one bucket, rounded down as nginx does; the last bucket has the rest as well. */
const PART = Math.floor(0xffff_ffff / BUCKETS);

/**
 * The bucket of a visitor in an experiment. It equals the part that `split_clients "<revision> <draw>"` of nginx finds with parts of
 * 1 %, so that the edge and the front server agree. Because the number of the revision is in the hash, the buckets of one experiment
 * say nothing about those of another.
 *
 * @param draw the visitor's, 32 hexadecimal digits
 */
export function bucketOf(revision: number, draw: string): number {
  return Math.min(BUCKETS - 1, Math.floor(murmurHash2(`${revision} ${draw}`) / PART));
}

/**
 * How many buckets each arm has. They follow the weights as well as whole buckets can; a bucket that is left goes to the arm that
 * lacks the largest part of one.
 *
 * @param weights in percent, 100 in all
 * @param share percent of the visitors who take part
 */
export function bucketCounts(weights: readonly number[], share: number): number[] {
  const hundredths = weights.map((weight) => weight * share);
  const whole = hundredths.map((count) => Math.floor(count / 100));
  const left = share - whole.reduce((sum, count) => sum + count, 0);
  const lacking = hundredths.map((count, arm) => ({ arm, part: count % 100 })).sort((a, b) => b.part - a.part);
  const favoured = new Set(lacking.slice(0, left).map(({ arm }) => arm));
  return whole.map((count, arm) => count + (favoured.has(arm) ? 1 : 0));
}

/** The index of the arm that each bucket sees; `undefined` for buckets that do not take part. */
export function armsByBucket(weights: readonly number[], share: number): readonly (number | undefined)[] {
  const arms = bucketCounts(weights, share).flatMap((count, arm) => Array.from({ length: count }, () => arm));
  return Array.from({ length: BUCKETS }, (_, bucket) => arms[bucket]);
}

const FACTOR = 0x5bd1e995;

/** MurmurHash2 with the seed 0, as a whole number below 2³², of a text in ASCII. */
function murmurHash2(text: string): number {
  const byte = (index: number) => text.charCodeAt(index);
  let hash = text.length;
  let index = 0;
  for (; index + 4 <= text.length; index += 4) {
    const four = byte(index) | (byte(index + 1) << 8) | (byte(index + 2) << 16) | (byte(index + 3) << 24);
    const mixed = Math.imul(four, FACTOR);
    hash = Math.imul(hash, FACTOR) ^ Math.imul(mixed ^ (mixed >>> 24), FACTOR);
  }
  if (index < text.length) {
    for (let last = text.length - 1; last >= index; last -= 1) hash ^= byte(last) << (8 * (last - index));
    hash = Math.imul(hash, FACTOR);
  }
  hash = Math.imul(hash ^ (hash >>> 13), FACTOR);
  return (hash ^ (hash >>> 15)) >>> 0;
}

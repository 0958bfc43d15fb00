import { type Numeral, numeralsOf } from './numerals';

/** A numeral in its chain: what has to be reached, what is given for it, or neither by its words. */
export interface Said extends Numeral {
  as?: 'asked' | 'given';
  /** It goes on a list that the numeral before it begins or goes on, such as 3、7、14 天. */
  joined: boolean;
}

/** Words that say one thing, and the numerals in them. */
export interface Chain {
  words: string;
  /** What is said before a colon of the sentence, such as the name of what follows. */
  heading: string;
  numerals: readonly Said[];
}

/** What ends a sentence or begins another subject in it. */
const END = /[。！？；]/u;
/** What parts clauses; between two numerals of a list it parts nothing. */
const PART = /[，、]/u;
/** With these words a clause tells what is given for the clause before it. */
const GOES_ON =
  /^(?:(?:即?可|再|另|各|就|都|便|一并|依次)?(?:得|领|获赠|回赠|奖励|返|补)|其中|转为|以面值|邀请人得|该份|压岁钱|全部完成合计|合计 ?\$?[\d,]+(?: USDT)?$|\$[\d,.]+ 转为)/u;
const ASKED_BEFORE = /(?:(?<!领)满|达到?|够|距|答对|连续|连中)\s*$/u;
const ASKED_AFTER = /^\s*(?:手|题|天|位|期)?\s*(?:一档|那一?档|一段)/u;
const GIVEN_BEFORE = /(?:得|领取?|获赠|赠送?|回赠|奖励|礼|返|补贴|取|收|至多|合计)\s*$/u;

/** A text as chains of clauses, each with its numerals. */
export function chainsOf(text: string): Chain[] {
  const numerals = numeralsOf(text).map((numeral, at, all) => ({
    ...numeral,
    ...roleOf(text, numeral),
    joined: isJoined(text, all[at - 1], numeral),
  }));
  const chains: { start: number; end: number; heading: string }[] = [];
  let heading = '';
  for (const sentence of piecesOf(text, END)) {
    // A heading holds until its sentence ends, and for the reward that follows.
    const words = text.slice(sentence.start, sentence.end);
    if (text[sentence.start - 1] !== '；' && !words.startsWith('奖励')) heading = '';
    const colon = words.indexOf('：');
    if (colon >= 0) {
      heading = words.slice(0, colon);
      chains.push({ start: sentence.start, end: sentence.start + colon, heading: '' });
    }
    let last: (typeof chains)[number] | undefined;
    for (const clause of piecesOf(text, PART, { start: sentence.start + colon + 1, end: sentence.end })) {
      if (last && GOES_ON.test(text.slice(clause.start, clause.end))) last.end = clause.end;
      else {
        last = { ...clause, heading };
        chains.push(last);
      }
    }
  }
  return chains.flatMap(({ start, end, heading }) => {
    const own = numerals.filter(({ index }) => index >= start && index < end);
    return own.length === 0 ? [] : [{ words: text.slice(start, end), heading, numerals: own }];
  });
}

function roleOf(text: string, { index, written }: Numeral): Pick<Said, 'as'> {
  const before = text.slice(0, index);
  if (ASKED_BEFORE.test(before) || ASKED_AFTER.test(text.slice(index + written.length))) return { as: 'asked' };
  return GIVEN_BEFORE.test(before) ? { as: 'given' } : {};
}

function isJoined(text: string, before: Numeral | undefined, { index }: Numeral): boolean {
  return (
    before !== undefined &&
    /^\s*(?:手|天|期|日|%)?\s*(?:、|至|到|～)\s*$/u.test(text.slice(before.index + before.written.length, index))
  );
}

function piecesOf(
  text: string,
  mark: RegExp,
  { start, end } = { start: 0, end: text.length },
): { start: number; end: number }[] {
  const cuts = [...text.slice(start, end)].flatMap((character, at) =>
    mark.test(character) && !isOfList(text, start + at) ? [start + at] : [],
  );
  return [...cuts, end].map((cut, index) => ({
    start: index === 0 ? start : (cuts[index - 1] ?? start) + 1,
    end: cut,
  }));
}

/** A comma between two numerals of a list, such as 3、7、14 天. */
function isOfList(text: string, at: number): boolean {
  return text[at] === '、' && /\d\s*$/u.test(text.slice(0, at)) && /^\s*\$?\d/u.test(text.slice(at + 1));
}

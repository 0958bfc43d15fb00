import type { Answer, Line, Part, Sentence, Value } from '@/server/operations/common/answer';

type Titles = ReadonlyMap<string, string>;

/** An answer whose sentences name campaigns by their titles. */
export function withTitles(answer: Answer, titles: Titles): Answer {
  return answer.map((part) => inPart(part, titles));
}

function inPart(part: Part, titles: Titles): Part {
  switch (part.kind) {
    case 'sentence':
      return inSentence(part, titles);
    case 'lines':
      return { ...part, lines: part.lines.map((line) => inLine(line, titles)) };
    case 'section':
      return { ...part, title: inSentence(part.title, titles), parts: withTitles(part.parts, titles) };
    default:
      return part;
  }
}

function inLine(line: Line, titles: Titles): Line {
  return { ...line, sentences: line.sentences.map((sentence) => inSentence(sentence, titles)) };
}

function inSentence(sentence: Sentence, titles: Titles): Sentence {
  const params = Object.entries(sentence.params).map(([name, value]) => [name, inValue(name, value, titles)]);
  return { ...sentence, params: Object.fromEntries(params) };
}

/** A sentence may have others as parameters. */
function inValue(name: string, value: Value, titles: Titles): Value {
  if (name === 'campaign') return titles.get(String(value)) ?? value;
  const nested = typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'sentence';
  return nested ? inSentence(value as unknown as Sentence, titles) : value;
}

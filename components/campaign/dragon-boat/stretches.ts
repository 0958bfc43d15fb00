import type { ArtShape } from '@/lib/art/shapes';

/** The topics of the quiz in the order of a race, from the first beat of the drum to the finish. */
export const STRETCHES: readonly { art: ArtShape; title: string; text: string }[] = [
  { art: 'drum', title: '鼓声', text: '鼓点就是桨频。一船二十二人，谁擂鼓，谁掌舵？' },
  { art: 'zongzi', title: '粽子', text: '用哪种米，为纪念谁，名录里又是哪一年记下的？' },
  { art: 'bamboo-leaf', title: '门前草', text: '挂在门边的是哪两种草，手腕上的五色丝求什么？' },
  { art: 'book', title: '离骚', text: '“路漫漫其修远兮”，下一句怎么接？' },
  { art: 'bar', title: '楚金', text: '楚国的金币叫什么，足金与 18K 差在哪里？' },
  { art: 'flag', title: '夺标', text: '终点处那根彩竿，就是“锦标”的由来。' },
];

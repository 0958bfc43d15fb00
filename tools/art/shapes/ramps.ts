/** The materials of the family, from the lit side to the shaded one, in the notation of `Pen`. */
export const GOLD = {
  face: '#fff3c0, #fbd66c 30%, #e9ab33 62%, #c98318',
  rim: '#fffbe6, #f3c14b 35%, #b06f12 60%, #ffe9a6 80%, #9a5c0d',
  edge: '#c27d18, #ffe79c 18%, #e0a02e 34%, #8f5109 70%, #6d3a06 90%, #a8671a',
  top: '#fff6cf, #ffe28a 28%, #f7c64f 46%, #fff1b8 50%, #f9cf62 62%, #e7a930',
  end: '#ffe9a3, #f0b93f 45%, #b87414',
  side: '#d99a2b, #a8650f 55%, #7d430a 85%, #9a5a18',
  ball: '#fffbe6, #ffe08a 22%, #f2b83f 52%, #b9741a 84%, #8a4e0e',
} as const;

export const RED = {
  face: '#ff7a5e, #e23a30 35%, #c01f22 70%, #960f17',
  ball: '#ff9a7a, #ee4636 26%, #c81f22 58%, #850c14 88%, #6a0810',
  side: '#c22a26, #8d1217 55%, #5c060b 88%, #7a0d12',
  deep: '#a3141a, #6d0a10 60%, #43040a',
} as const;

export const JADE = {
  face: '#d9fbe6, #7fd8a6 30%, #2f9c69 68%, #146143',
  ball: '#effff5, #9be7bb 25%, #3aa873 58%, #136042 88%, #0b4632',
  side: '#2f9c69, #125a3e 60%, #0a3a29',
} as const;

export const INK = {
  face: '#6f9be8, #3563bd 35%, #1c3c86 70%, #10235a',
  ball: '#b7d4ff, #5a8ee6 24%, #2a57b4 55%, #122c6c 86%, #0a1a47',
  side: '#2a4d9b, #142a63 60%, #0a1738',
} as const;

export const PAPER = {
  face: '#fffefa, #fff6e0 50%, #f3dfb4',
  side: '#ecd5a4, #c9a468',
} as const;

export const STEEL = {
  face: '#ffffff, #e7ecf5 40%, #b6c1d6 78%, #8c9ab5',
  edge: '#8e9ab2, #ffffff 20%, #cdd6e6 40%, #7f8ba6 75%, #5d6883',
} as const;

export const GLOSS = '#fff/.9, #fff/0';

import type { TableValue } from './TableColumn.ts'

/** The letters in one float: eight letters of six bits, which a float holds exactly. */
const width = 8
/** The floats for each text: few names differ only after 32 letters. */
const stride = 4
/** The rank of the gap between words; digits and letters come after it. 0 is the end of a text. */
const gap = 1
/** The rank of a combining accent, which is no letter. */
const accent = 62
/** The rank of a letter of another script. */
const foreign = 63
/** The end of the codes with a rank: every Latin letter with accents lies before it, and so do typographic quotation marks and dashes. */
const latinEnd = 0x2070

/** The beginnings of texts as numbers. */
export type TextKeys = {
  /** The number of keys for each text, one after another. */
  stride: number
  /** The keys, which compare as the texts do without accents and case. */
  keys: Float64Array
  /** 1 where the keys hold the whole text, so that equal keys mean an equal text. */
  isWhole: Uint8Array
}

/**
 * Writes the first 32 letters of each text as numbers. The comparison of texts letter by letter, and the copies without accents,
 * make a sort of many names slow.
 */
export function textKeys(values: readonly TableValue[]): TextKeys {
  const ranks = readRanks()
  const keys = new Float64Array(values.length * stride)
  const isWhole = new Uint8Array(values.length)
  const letters = new Uint8Array(stride * width)
  for (let row = 0; row < values.length; row += 1) {
    const written = readLetters(String(values[row] ?? ''), letters, ranks)
    isWhole[row] = written < letters.length ? 1 : 0
    for (let at = 0; at * width < written; at += 1) keys[row * stride + at] = pack(letters, at * width)
  }
  return { stride, keys, isWhole }
}

/** Reads the letters of a text and returns their number; the full length of `letters` where the text goes on. */
function readLetters(text: string, letters: Uint8Array, ranks: Uint8Array): number {
  let written = 0
  let isGap = false
  letters.fill(0)
  for (let at = 0; at < text.length && written < letters.length; at += 1) {
    const rank = ranks[text.charCodeAt(at)] ?? foreign
    if (rank === accent) continue
    if (rank === gap) {
      isGap = written > 0
      continue
    }
    if (isGap) letters[written++] = gap
    isGap = false
    // Other scripts have more letters than there are ranks: from here on the sort compares the texts themselves.
    if (rank === foreign) {
      letters.fill(foreign, written)
      return letters.length
    }
    letters[written++] = rank
  }
  return written
}

function pack(letters: Uint8Array, from: number): number {
  let key = 0
  for (let at = from; at < from + width; at += 1) key = key * 64 + (letters[at] ?? 0)
  return key
}

let known: Uint8Array | null = null

/** The rank of each Latin character by its code; the first sort computes it, in about two milliseconds. */
function readRanks(): Uint8Array {
  known ??= new Uint8Array(latinEnd).map((_, code) => getRank(code))
  return known
}

function getRank(code: number): number {
  const character = String.fromCharCode(code)
  if (/\p{M}/u.test(character)) return accent
  const base = character.normalize('NFD').toLowerCase().charCodeAt(0)
  if (base >= 48 && base <= 57) return base - 46
  if (base >= 97 && base <= 122) return base - 85
  return /[\p{L}\p{N}]/u.test(character) ? foreign : gap
}

import { foldText } from './foldText.ts'

/** Eight characters of six bits fill what a float holds exactly. */
const width = 8
const plain = /^[\x20-\x7e]*$/
/** The end of a text, what separates words, digits, letters; 63 is every letter of another script. */
const ranks = new Uint8Array(128).map((_, code) => {
  if (code >= 48 && code <= 57) return code - 46
  if (code >= 65 && code <= 90) return code - 53
  return code >= 97 && code <= 122 ? code - 85 : 1
})

/**
 * The first sixteen letters of a text as two numbers that compare as the folded text does: no text is copied and none is
 * compared letter by letter, which is what a sort of many names costs.
 */
export function textKeys(text: string): readonly [first: number, second: number] {
  const source = plain.test(text) ? text : foldText(text)
  const keys: [number, number] = [0, 0]
  let written = 0
  let isGap = false
  for (let at = 0; at < source.length && written < 2 * width; at += 1) {
    const rank = ranks[source.charCodeAt(at)] ?? 63
    if (rank === 1) {
      isGap = written > 0
      continue
    }
    if (isGap) written = write(keys, written, 1)
    isGap = false
    // The rest is left to the texts themselves: other scripts have more letters than there are ranks.
    if (rank === 63) {
      while (written < 2 * width) written = write(keys, written, 63)
    } else written = write(keys, written, rank)
  }
  while (written < 2 * width) written = write(keys, written, 0)
  return keys
}

function write(keys: [number, number], at: number, rank: number): number {
  if (at < width) keys[0] = keys[0] * 64 + rank
  else if (at < 2 * width) keys[1] = keys[1] * 64 + rank
  return at + 1
}

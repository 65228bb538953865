/** Knuth, Morris and Pratt's search for one word: it looks at each byte at most twice, for any word and bytes. Returns the start of the word, or -1. */
export function createLinearSearch(word: Uint8Array): (bytes: Uint8Array, from: number) => number {
  // How much of the word's beginning still stands when it stops matching after so many bytes.
  const kept = new Uint32Array(word.byteLength + 1)
  for (let at = 1, length = 0; at < word.byteLength; at += 1) {
    while (length > 0 && word[at] !== word[length]) length = kept[length] ?? 0
    if (word[at] === word[length]) length += 1
    kept[at + 1] = length
  }
  return (bytes, from) => {
    let length = 0
    for (let at = from; at < bytes.byteLength; at += 1) {
      while (length > 0 && bytes[at] !== word[length]) length = kept[length] ?? 0
      if (bytes[at] === word[length]) length += 1
      if (length === word.byteLength) return at - length + 1
    }
    return -1
  }
}

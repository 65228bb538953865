const hidden =
  /[\u034f\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** Takes out control characters, line and paragraph separators, halves of pairs, tags, and marks that are not seen or turn the direction of what follows. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, '')
}

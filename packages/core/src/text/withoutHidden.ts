const hidden =
  /[\u034f\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** Removes control characters, line and paragraph separators, half surrogate pairs, tags, and marks that are invisible or turn the direction of text. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, '')
}

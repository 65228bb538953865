/**
 * The words that are out, what to say instead, and how often each may still stand in the repository. A count only
 * falls: `node scripts/lint/check-glossary.mjs` fails above it, and says where it can be lowered.
 */
export const glossary = [
  { word: 'look-alike, likeness', pattern: /look-?alike|likeness/i, say: 'possible duplicate, duplicateKey' },
  { word: 'lookAgain, readAgain', pattern: /lookAgain|readAgain/i, say: 'invalidate, refetch' },
  { word: 'mirror', pattern: /mirror(?!ed|s the| image)/i, say: 'pending operations' },
  { word: 'patience', pattern: /(?<![a-z])patien(?:ce|t)/i, say: 'timeout, idle timeout' },
  { word: 'silence', pattern: /silence/i, say: 'idle timeout' },
  { word: 'asker', pattern: /(?<![mt])asker/i, say: 'caller signal' },
  { word: 'leaving client, cut-off', pattern: /leaving ?client|cutOff/i, say: 'caller signal, abort reason' },
  {
    word: 'form print, made form',
    pattern: /formPrint|form print|madeForm|made form/i,
    say: 'form digest, staged form',
  },
  { word: 'shelf', pattern: /(?<![a-z])shelf|Shelf/, say: 'upload store' },
  { word: 'keeper', pattern: /(?<!book)keeper/i, say: 'draft sync' },
  { word: 'desk', pattern: /(?<![a-z])desk(?!top)|Desk(?!top)/, say: 'upload queue' },
  { word: 'hands', pattern: /[a-z]Hands\b/, say: 'page object' },
  { word: 'contradicts, despite', pattern: /contradicts|despite/i, say: 'assignment conflict, force' },
  { word: 'wordless', pattern: /wordless/i, say: 'unread event' },
  { word: 'final word', pattern: /final ?word/i, say: 'settlement event' },
  { word: 'verdict', pattern: /verdict/i, say: 'outcome' },
  { word: 'xOf', pattern: /export (?:async )?function [a-z]\w*Of\b/, say: 'getX, findX, toX' },
]

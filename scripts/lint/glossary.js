/** The words that are out, and what to say instead: `pnpm check:glossary` finds them. */
export const glossary = [
  {
    word: 'look-alike, likeness',
    pattern: /look-?alike|likeness/i,
    say: 'possible duplicate, duplicateKey',
  },
  {
    word: 'word (of the service)',
    pattern:
      /\b(?:genuine|signed|unsigned|unmatched|contradicting|doubtful) words?\b|\ba word (?:about (?:a|one|another) (?:row|set|partner|withdrawal)|without a reference|that (?:settles|names a))|(?:doubtful|orderOf|settlement|service)Words?\b|\bwordOf\b/i,
    say: 'settlement event',
  },
  // What a page shows may be a notice.
  {
    word: 'notice (of a change)',
    pattern:
      /KeptNotice|NoticeChannel|onNotice|listNotices|subscribeToNotices|\b(?:change|relay's) notices?\b/,
    say: 'change event',
  },
  { word: 'final word', pattern: /final ?word/i, say: 'settlement event' },
  { word: 'verdict', pattern: /verdict/i, say: 'outcome' },
  { word: 'lookAgain, readAgain', pattern: /lookAgain|readAgain/i, say: 'invalidate, refetch' },
  { word: 'mirror', pattern: /mirror(?!ed|s the| image)/i, say: 'pending operations' },
  { word: 'patience', pattern: /(?<![a-z])patien(?:ce|t)/i, say: 'timeout, idle timeout' },
  { word: 'silence', pattern: /silence(?!s)/i, say: 'idle timeout' },
  { word: 'time-out', pattern: /\btime-outs?\b/i, say: 'timeout' },
  { word: 'asker', pattern: /(?<![mt])asker/i, say: 'caller signal' },
  { word: 'leaving client, cut-off', pattern: /leaving ?client|cutOff/i, say: 'caller signal, abort reason' },
  {
    word: 'form print, made form',
    pattern: /formPrint|form print|madeForm|made form/i,
    say: 'staged form',
  },
  { word: 'shelf', pattern: /(?<![a-z])shelf|Shelf/, say: 'upload store' },
  // A shopkeeper, and a business that is called so, are people.
  { word: 'keeper', pattern: /(?<!book|shop|store[ -])keeper/i, say: 'draft sync' },
  { word: 'desk', pattern: /(?<![a-z])desk(?!top|@)|Desk(?!top)/, say: 'upload queue' },
  { word: 'hands', pattern: /[a-z]Hands\b/, say: 'page object' },
  { word: 'stage', pattern: /[a-z](?<!file|upload|inter)Stage\b/, say: 'harness' },
  { word: 'knock', pattern: /\bknocks?\b/i, say: 'request' },
  {
    word: 'hear',
    pattern: /\b(?:relay|page|host|client|sender|stream|instance|tab|caller|browser|server) hears?\b/i,
    say: 'gets, is told',
  },
  // Two statements may contradict each other; what the relay answers then has a name of its own.
  {
    word: 'contradicts, despite',
    pattern: /\bcontradicts(?:[:(]|\.ts)|\.contradicts|[a-z]Contradicts|despite/,
    say: 'assignment conflict, force',
  },
  { word: 'wordless', pattern: /wordless/i, say: 'unread event' },
  {
    word: 'xOf',
    pattern: /\bfunction (?!oneOf|isListOf)[a-z]\w*Of\b|\bconst [a-z]\w*Of = (?:async )?\(/,
    say: 'getX, findX, toX',
  },
  {
    word: 'whoever, nobody knows',
    pattern: /\bwhoever\b|\bnobody knows\b/i,
    say: 'a noun: the person, the caller, the sender; is not known',
  },
]

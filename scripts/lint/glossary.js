/** The words that are out, and what to say instead: `pnpm check:glossary` finds them. */
export const glossary = [
  [/look-?alike|likeness/i, 'possible duplicate, duplicateKey'],
  [
    /\b(?:genuine|signed|unsigned|unmatched|contradicting|doubtful) words?\b|\ba word (?:about (?:a|one|another) (?:row|set|partner|withdrawal)|without a reference|that (?:settles|names a))|(?:doubtful|orderOf|settlement|service)Words?\b|\bwordOf\b/i,
    'settlement event',
  ],
  // What a page shows may be a notice.
  [
    /KeptNotice|NoticeChannel|onNotice|listNotices|subscribeToNotices|\b(?:change|relay's) notices?\b/,
    'change event',
  ],
  [/final ?word/i, 'settlement event'],
  [/verdict/i, 'outcome'],
  [/lookAgain|readAgain/i, 'invalidate, refetch'],
  [/mirror(?!ed|s the| image)/i, 'pending operations'],
  [/(?<![a-z])patien(?:ce|t)/i, 'timeout, idle timeout'],
  [/silence(?!s)/i, 'idle timeout'],
  [/\btime-outs?\b/i, 'timeout'],
  [/(?<![mt])asker/i, 'caller signal'],
  [/leaving ?client|cutOff/i, 'caller signal, abort reason'],
  [/formPrint|form print|madeForm|made form/i, 'staged form'],
  [/(?<![a-z])shelf|Shelf/, 'upload store'],
  // A shopkeeper, and a business that is called so, are people.
  [/(?<!book|shop|store[ -])keeper/i, 'draft sync'],
  [/(?<![a-z])desk(?!top|@)|Desk(?!top)/, 'upload queue'],
  [/[a-z]Hands\b/, 'page object'],
  [/[a-z](?<!file|upload|inter)Stage\b/, 'harness'],
  [/\bknocks?\b/i, 'request'],
  [
    /\b(?:relay|page|host|client|sender|stream|instance|tab|caller|browser|server) hears?\b/i,
    'gets, is told',
  ],
  // Two statements may contradict each other; what the relay answers then has a name of its own.
  [/\bcontradicts(?:[:(]|\.ts)|\.contradicts|[a-z]Contradicts|despite/, 'assignment conflict, force'],
  [/wordless/i, 'unread event'],
  [/\bfunction (?!oneOf|isListOf)[a-z]\w*Of\b|\bconst [a-z]\w*Of = (?:async )?\(/, 'getX, findX, toX'],
  [/\bwhoever\b|\bnobody knows\b/i, 'a noun: the person, the caller, the sender; is not known'],
]

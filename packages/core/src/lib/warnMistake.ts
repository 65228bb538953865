// A bundler replaces `process.env.NODE_ENV`, or Node has it; a page that was not bundled has neither.
declare const process: { env: { NODE_ENV?: string } }

/** The messages that each console has received. A replacement, such as a test's, receives them anew. */
const told = new WeakMap<object, Set<string>>()

// Guard the call and the making of its text by `process.env.NODE_ENV`: a production build must not hold the words.
/** Reports a mistake and its remedy to a developer, once each, in a development build. */
export function warnMistake(text: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') warnOnce(text)
  } catch {
    // Without `process` the code cannot know whether this is development.
  }
}

function warnOnce(text: string): void {
  // The present `console.error`, which an error tracker or a test may have installed.
  const write = console.error
  const before = told.get(write) ?? new Set()
  if (before.has(text)) return
  told.set(write, before.add(text))
  write.call(console, `Onlend: ${text}`)
}

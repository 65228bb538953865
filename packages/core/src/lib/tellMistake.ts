// A bundler replaces it, or Node has it; a page that was not bundled has neither.
declare const process: { env: { NODE_ENV?: string } }

/** What each console has been told. One that takes another's place, such as a test's, is told anew. */
const told = new WeakMap<object, Set<string>>()

// Guard the call, and what makes its text, by `process.env.NODE_ENV`: a production build must not hold the words.
/** Tells a developer what is wrong and what to do, once each, in a development build. */
export function tellMistake(text: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') tellOnce(text)
  } catch {
    // Nothing says whether this is development.
  }
}

function tellOnce(text: string): void {
  // Through what is installed at the moment, which an error tracker or a test may have put there.
  const write = console.error
  const before = told.get(write) ?? new Set()
  if (before.has(text)) return
  told.set(write, before.add(text))
  write.call(console, `Onlend: ${text}`)
}

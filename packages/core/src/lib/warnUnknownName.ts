import { suggestName } from './suggestName.ts'
import { warnMistake } from './warnMistake.ts'

// A bundler replaces `process.env.NODE_ENV`, or Node has it; a page that was not bundled has neither.
declare const process: { env: { NODE_ENV?: string } }

// `what` describes the name and its place: `a field in the fields of WithdrawForm`; `effect` is its consequence: `it changes nothing`.
type UnknownName = {
  name: string
  what: string
  known: readonly string[]
  effect: string
}

// More names than a console shows in a few lines, such as the keys of two thousand sentences.
const mostListed = 30

/** Reports an unknown name during development, with the nearest known one. */
export function warnUnknownName(unknown: UnknownName): void {
  try {
    if (process.env.NODE_ENV !== 'production') reportUnknown(unknown)
  } catch {
    // Without `process` the code cannot know whether this is development.
  }
}

function reportUnknown({ name, what, known, effect }: UnknownName): void {
  if (known.includes(name)) return
  const meant = suggestName(name, known)
  const list =
    known.length > mostListed
      ? 'The reference lists the known ones'
      : `Known are: ${[...known].sort().join(', ')}`
  const advice = meant === null ? `${list}.` : `Did you mean "${meant}"?`
  warnMistake(`"${name}" is no ${what}; ${effect}. ${advice}`)
}

import { suggestName } from './suggestName.ts'
import { tellMistake } from './tellMistake.ts'

// A bundler replaces it, or Node has it; a page that was not bundled has neither.
declare const process: { env: { NODE_ENV?: string } }

// `what` it is the name of, and where it was given: `a field in the fields of WithdrawForm`; its `effect`: `it changes nothing`.
type UnknownName = {
  name: string
  what: string
  known: readonly string[]
  effect: string
}

/** Tells, during development, of a name that is none of those known, with the likeliest of them. */
export function tellUnknownName(unknown: UnknownName): void {
  try {
    if (process.env.NODE_ENV !== 'production') tellUnknown(unknown)
  } catch {
    // Nothing says whether this is development.
  }
}

function tellUnknown({ name, what, known, effect }: UnknownName): void {
  if (known.includes(name)) return
  const meant = suggestName(name, known)
  const advice = meant === null ? `Known are: ${[...known].sort().join(', ')}.` : `Did you mean "${meant}"?`
  tellMistake(`"${name}" is no ${what}; ${effect}. ${advice}`)
}

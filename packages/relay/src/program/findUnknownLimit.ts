import { isRecord } from '../lib/isRecord.ts'

const kinds = {
  person: ['reads', 'writes', 'uploads'],
  partner: ['reads', 'writes', 'uploads'],
  service: ['reads', 'writes'],
}
const budgets = ['webhooks', 'refusedWebhooks', 'visitors']

/** The fault of an entry that the option `limits` does not know and would silently ignore; `null` where all are known. */
export function findUnknownLimit(limits: Readonly<Record<string, unknown>>): string | null {
  for (const [name, value] of Object.entries(limits)) {
    if (budgets.includes(name)) {
      if (!isBudget(value)) return `${name} has to be false, or limit and window (milliseconds)`
      continue
    }
    const uses = Object.entries(kinds).find(([kind]) => kind === name)?.[1]
    if (!uses) return `${name} is not known: it takes ${[...Object.keys(kinds), ...budgets].join(', ')}`
    if (!isRecord(value)) return `${name} has to be an object with ${uses.join(', ')}`
    for (const [use, budget] of Object.entries(value)) {
      if (!uses.includes(use)) return `${name}.${use} is not known: it takes ${uses.join(', ')}`
      if (!isBudget(budget)) return `${name}.${use} has to be false, or limit and window (milliseconds)`
    }
  }
  return null
}

function isBudget(value: unknown): boolean {
  return value === false || (isRecord(value) && Object.keys(value).sort().join() === 'limit,window')
}

/** Sentences about what several operations have in common, and the operations that they are about. */
const onlyFor: readonly { prefix: string; operations: readonly string[] }[] = [
  { prefix: 'ambiguous.rows.', operations: ['registerTransactions', 'reconcileRepayments'] },
  { prefix: 'ambiguous.succeeded', operations: ['withdraw'] },
  { prefix: 'ambiguous.failed', operations: ['withdraw'] },
  { prefix: 'operation.rows', operations: ['registerTransactions', 'reconcileRepayments'] },
  { prefix: 'operationRows.', operations: ['registerTransactions', 'reconcileRepayments'] },
]

type WordsOfFormParameters = {
  /** Of the entry: `withdraw-form`. */
  widget: string
  /** The keys that its modules hold. */
  keys: readonly string[]
  /** Every operation, as the keys of outcomes name them. */
  operations: readonly string[]
}

/**
 * The keys that a widget can say. The form of an operation shows no other operation: not its outcomes, and of those that stand in for missing ones
 * only what it has no words of its own for.
 */
export function wordsOfForm({ widget, keys, operations }: WordsOfFormParameters): string[] {
  const own = operations.find((operation) => `${toKebab(operation)}-form` === widget)
  if (own === undefined) return [...keys]
  const held = new Set(keys)
  return keys.filter((key) => {
    const limit = onlyFor.find(({ prefix }) => key.startsWith(prefix))
    if (limit) return limit.operations.includes(own)
    const [, operation, part] = /^outcome\.(\w+)\.(.*)$/.exec(key) ?? []
    if (operation === undefined || operation === own) return true
    return operation === 'other' && !held.has(`outcome.${own}.${part}`)
  })
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

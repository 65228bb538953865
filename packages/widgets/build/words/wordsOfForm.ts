const rowSets = ['registerTransactions', 'reconcileRepayments']
const settledByEvent = ['withdraw', ...rowSets]
const onTheAccount = ['requestDrawdown', ...settledByEvent]

/** Sentences about what several operations have in common, and the operations that they are about. */
export const onlyFor: readonly { prefixes: readonly string[]; operations: readonly string[] }[] = [
  {
    prefixes: [
      'ambiguous.rows.',
      'operation.rows',
      'operationRows.',
      'form.duplicate.rows',
      'form.duplicate.others',
    ],
    operations: rowSets,
  },
  { prefixes: ['ambiguous.succeeded', 'ambiguous.failed'], operations: ['withdraw'] },
  {
    prefixes: [
      'operation.institution',
      'operation.destination',
      'operation.mobileDestination',
      'operation.receiptNotFinal',
    ],
    operations: ['withdraw'],
  },
  // The kinds that controls of spending are for.
  {
    prefixes: [
      'spending.',
      'spendingLimits.',
      'form.held.',
      'form.readyIn',
      'approval.',
      'operation.step.approval',
      'outcome.other.awaiting_approval.',
    ],
    operations: ['withdraw', 'requestDrawdown'],
  },
  { prefixes: ['operation.receiptRequested'], operations: ['requestDrawdown'] },
  {
    prefixes: ['operation.recipient.'],
    operations: ['registerCustomer', 'createBusiness', 'registerTransactions'],
  },
  {
    prefixes: ['operation.step.final', 'operation.step.processing', 'outcome.other.stale.'],
    operations: settledByEvent,
  },
  {
    prefixes: [
      'operation.amount',
      ...['moneyEnds.from', 'moneyEnds.to', 'moneyEnds.ending', 'moneyEnds.noAccount', 'noCurrency.'],
    ],
    operations: onTheAccount,
  },
  // The assessment has parts instead of pages, and says itself what is kept.
  {
    prefixes: ['form.draftRestored', 'form.discardDraft', 'form.continue', 'form.back'],
    operations: ['registerCustomer', 'createBusiness', ...onTheAccount],
  },
  { prefixes: ['phone.'], operations: ['withdraw', 'registerCustomer', 'createBusiness'] },
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
    const limit = onlyFor.find(({ prefixes }) => prefixes.some((prefix) => key.startsWith(prefix)))
    if (limit) return limit.operations.includes(own)
    const [, operation, part] = /^outcome\.(\w+)\.(.*)$/.exec(key) ?? []
    if (operation === undefined || operation === own) return true
    return operation === 'other' && !held.has(`outcome.${own}.${part}`)
  })
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

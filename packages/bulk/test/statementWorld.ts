import type { Amount, Operation } from '@onlend/core'
import type { Statement, StatementLine } from '../src/repayments/index.ts'

const nothing = {
  ...{ channelPartnerId: null, status: 200, serviceMessage: null, refusal: null, matched: null },
  ...{ ambiguous: null, verified: null, conflict: false, resolution: null, laterEvidence: null },
  ...{ rows: null, result: null, reversedAt: null },
} as const

type Said = Partial<Operation> & { amount?: Amount | null; day?: string }

/** Operations and statement lines as a test says them, everything else usual. */
export const statementWorld = {
  /** A withdrawal that succeeded, at noon UTC of a day. */
  operation: (id: string, { amount = '50000', day = '2026-05-03', ...said }: Said = {}): Operation => {
    const at = `${day}T12:00:00.000Z`
    const summary = { amount, method: 'bank', recipient: 'Chidi Okafor', institution: '058' }
    return {
      ...nothing,
      ...{ id, kind: 'withdraw', state: 'succeeded', customerPartnerId: 'cp_adaeze' },
      reference: `WD-${id.slice(-4).toUpperCase().padStart(4, '0')}-2K7Q`,
      summary: { ...summary, destinationEnd: '6789', count: null },
      ...{ createdAt: at, acceptedAt: at, settledAt: at, updatedAt: at },
      ...said,
    }
  },
  /** Money that went out. */
  line: (line: number, said: Partial<StatementLine> = {}): StatementLine => ({
    ...{ line, digest: `digest-of-line-${line}`, day: '2026-05-03', direction: 'out', amount: '50000.00' },
    ...{ currency: 'NGN', text: 'NIP TRANSFER', reference: null, counterparty: null, balance: null },
    ...said,
  }),
  statement: (lines: readonly StatementLine[]): Statement => ({
    ...{ fileName: 'may.csv', fileDigest: 'ab'.repeat(32), format: 'csv', accountEnd: '4321' },
    ...{ currency: 'NGN', lines, unread: [], layout: null, columns: [], head: [] },
  }),
}

import { overrideStore } from '../database/overrideStore.ts'
import type { Sealer } from '../database/sealing/createSealer.ts'
import type { BatchRecord, Grant, Piece, PieceProblem } from './BatchRecord.ts'
import type { BatchStore } from './sql/batchStore.ts'
import type { BatchEvent } from './reduceBatch.ts'

/** Wraps a store: seals the rows of batches, the names of files and people, and the principal of the grant, and opens them again. */
export function sealBatches<Store extends BatchStore>(
  store: Store,
  { seal, sealText, open, openText }: Sealer,
): Store {
  // The cast: the record holds the principal as its sealed text.
  const sealGrant = async ({ principal, at }: Grant): Promise<Grant> => ({
    principal: (await sealText(JSON.stringify(principal), 'principal')) as never,
    at,
  })
  const openBatch = async (batch: BatchRecord): Promise<BatchRecord> => {
    const principal = await openText(batch.grant.principal as never, 'principal')
    return {
      ...batch,
      actorName: await open(batch.actorName, 'actor'),
      fileName: await openText(batch.fileName, 'file'),
      // A principal that cannot be opened becomes a person without rights: the relay sends no piece.
      grant: { ...batch.grant, principal: JSON.parse(principal || withoutRights) as Grant['principal'] },
    }
  }
  const openProblem = async <T extends { problem: PieceProblem | null }>(piece: T): Promise<T> => ({
    ...piece,
    problem: piece.problem && { ...piece.problem, message: await open(piece.problem.message, 'message') },
  })
  const openPieces = <T extends Piece>(pieces: readonly T[]): Promise<T[]> =>
    Promise.all(pieces.map(openProblem))
  const sealEvent = async (event: BatchEvent): Promise<BatchEvent> => {
    if (event.type !== 'ended' || !('problem' in event.end)) return event
    const { problem } = event.end
    const message = await seal(problem.message, 'message')
    return { ...event, end: { ...event.end, problem: { ...problem, message } } }
  }

  const overrides = {
    async createBatch(batch, allowance) {
      const created = await store.createBatch(
        {
          ...batch,
          actorName: await seal(batch.actorName, 'actor'),
          fileName: await sealText(batch.fileName, 'file'),
          grant: await sealGrant(batch.grant),
        },
        allowance,
      )
      return typeof created === 'string' ? created : openBatch(created)
    },
    findBatches: async (environment, id) =>
      Promise.all((await store.findBatches(environment, id)).map(openBatch)),
    listBatches: async (owner, kinds, limit) =>
      Promise.all((await store.listBatches(owner, kinds, limit)).map(openBatch)),
    async readOutcomes(owner, ids) {
      const outcomes = await store.readOutcomes(owner, ids)
      return Promise.all(
        outcomes.map(async ({ counts, troubled }) => ({ counts, troubled: await openPieces(troubled) })),
      )
    },
    async appendRows(key, rows) {
      const pages = await Promise.all(
        rows.pages.map(async (page) => ({ ...page, rows: await sealText(page.rows, 'batch') })),
      )
      return store.appendRows(key, { ...rows, pages })
    },
    async readPages(key, range) {
      const pages = await store.readPages(key, range)
      return Promise.all(pages.map(async (page) => ({ ...page, rows: await openText(page.rows, 'batch') })))
    },
    async listBatchRows(key, question) {
      const rows = await store.listBatchRows(key, question)
      return Promise.all(rows.map(async (row) => ({ ...row, message: await open(row.message, 'message') })))
    },
    async applyBatchEvent(key, event, options) {
      const grant = options.grant && (await sealGrant(options.grant))
      const plan = await store.applyBatchEvent(key, await sealEvent(event), {
        ...options,
        ...(grant && { grant }),
      })
      return plan && { ...plan, pieces: await openPieces(plan.pieces) }
    },
    async takeBatch(environment, lease) {
      const taken = await store.takeBatch(environment, lease)
      return taken && openBatch(taken)
    },
    listDoubtfulPieces: async (key) => openPieces(await store.listDoubtfulPieces(key)),
  } satisfies Partial<BatchStore>
  // The cast: every method without an override is the store's own.
  return overrideStore<BatchStore, typeof overrides>(store, overrides) as BatchStore as Store
}

const withoutRights = JSON.stringify({ userId: '', role: 'customer-partner', customerPartners: [] })

import type { Batch } from '@onlend/core/relay'
import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord } from './BatchRecord.ts'
import { toPieceId } from './toPieceId.ts'

/** Batches of one owner as the routes send them, with the outcomes of their rows. */
export async function writeBatches(
  { store }: Pick<BatchesContext, 'store'>,
  batches: readonly BatchRecord[],
): Promise<Batch[]> {
  const [first] = batches
  if (!first) return []
  const outcomes = await store.readOutcomes(
    first.owner,
    batches.map(({ id }) => id),
  )
  return batches.map((batch, at): Batch => {
    const { counts, troubled } = outcomes[at] ?? { counts: nothing, troubled: [] }
    const { id, kind, owner, fileName, fileDigest, state, problem, total, received, sector } = batch
    return {
      ...{ id, kind, customerPartnerId: owner.id, fileName, fileDigest, createdBy: batch.actorName },
      ...{ createdAt: isoTime(batch.createdAt), state, problem, total, received, counts, sector },
      retryAt: batch.retryAt === null ? null : isoTime(batch.retryAt),
      troubled: troubled.map((piece) => ({
        operationId: toPieceId(id, piece),
        ...{ from: piece.from, to: piece.to, state: piece.state },
        code: piece.problem?.code ?? null,
        message: piece.problem?.message ?? null,
        status: piece.problem?.status ?? null,
        duplicate: piece.problem?.duplicate ?? null,
        creditedRows: [...(piece.problem?.creditedRows ?? [])],
      })),
    }
  })
}

const nothing: Batch['counts'] = { unsent: 0, refused: 0, awaited: 0, succeeded: 0, failed: 0, unknown: 0 }

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

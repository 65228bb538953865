import type { UploadsContext } from './UploadsContext.ts'

/** Files in one round, and rounds in one sweep; the next sweep goes on. */
const batch = 100
const batches = 20

/**
 * Deletes expired and used files: the bytes first and the row after, so that the next sweep repeats a deletion that broke off.
 * An expired file is no longer listed, but stays until a write that began before must have ended.
 */
export async function sweepUploads(context: UploadsContext): Promise<void> {
  const { uploads, store, clock, environment, logger, measure } = context
  if (!uploads) return
  const expiredBefore = clock.now() - 2 * context.upstream.timeouts.upload
  for (let round = 0; round < batches; round += 1) {
    const spent = await store.listSpentUploads(environment, expiredBefore, batch)
    let failed = 0
    for (const { owner, id } of spent) {
      try {
        await uploads.staging.remove(id)
        await store.removeUpload(owner, id, null)
      } catch {
        failed += 1
      }
    }
    measure({ type: 'unstaged', count: spent.length - failed, failed: false })
    if (failed > 0) {
      measure({ type: 'unstaged', count: failed, failed: true })
      logger.error({ event: 'uploads.unswept', failed }, 'staged files could not be thrown away')
    }
    if (failed > 0 || spent.length < batch) return
  }
}

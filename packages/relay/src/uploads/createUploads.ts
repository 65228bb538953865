import { bindRoutes } from '../http/index.ts'
import type { FiledWrites, RemoveStaged } from '../ledger/index.ts'
import { encodeMultipart } from './assembly/encodeMultipart.ts'
import { handleStaged } from './assembly/handleStaged.ts'
import { readDisk } from './readDisk.ts'
import { readUploadOptions } from './readUploadOptions.ts'
import { reconcileStaging } from './reconcileStaging.ts'
import type { Owner } from '../database/Owner.ts'
import type { UploadOptions } from './UploadOptions.ts'
import { uploadRoutes } from './uploadRoutes.ts'
import type { UploadsContext } from './UploadsContext.ts'

type Needs = Omit<UploadsContext, 'uploads'>

/** Staged files as the other modules see them. */
export type Uploads = ReturnType<typeof createUploads>

/**
 * Makes the uploads: the relay receives files in resumable pieces, inspects and scans them, and keeps them with their drafts until a write sends them in one
 * form.
 *
 * @throws TypeError for an invalid limit, and for a scanner that is no function.
 */
export function createUploads(options: UploadOptions | undefined, needs: Needs) {
  const uploads = options
    ? readUploadOptions(options, { encodeParts: encodeMultipart, clock: needs.clock })
    : null
  const context: UploadsContext = { ...needs, uploads }
  return {
    routes: bindRoutes(uploadRoutes, context),
    /** The functions by which the ledger sends writes with files. */
    filedWrites: {
      isStaging: uploads !== null,
      sendStaged: (endpoint, write) => handleStaged(context, endpoint, write),
    } satisfies FiledWrites,
    removeStaged: (owner: Owner) => removeStaged(context, owner),
    /** The state at the last use: the call reads neither the disk nor the scanner. `null` without staging. */
    state(): 'ready' | 'disk_low' | 'unscanned' | null {
      if (!uploads) return null
      if (uploads.disk.isLow) return 'disk_low'
      return uploads.scanner?.isReady() === false ? 'unscanned' : 'ready'
    },
    /** Deletes expired and used files; the relay's sweep calls this and the two functions below. */
    sweep: () => sweepUploads(context),
    reconcile: () => reconcileStaging(context),
    lookAtDisk: async () => void (uploads && (await readDisk({ ...needs, uploads }))),
  }
}

/** Deletes the bytes of an owner's staged files, before their rows: the next try erases a row without bytes, but bytes without a row would stay. */
async function removeStaged(
  { store, uploads, logger }: Pick<UploadsContext, 'store' | 'uploads' | 'logger'>,
  owner: Owner,
): ReturnType<RemoveStaged> {
  const removed: string[] = []
  const kept: Awaited<ReturnType<RemoveStaged>>['kept'] = []
  for (const { id, isInUse } of await store.listOwnedUploads(owner)) {
    const isRemoved =
      !isInUse &&
      (await uploads?.staging
        .remove(id)
        .then(() => true)
        .catch(() => false))
    if (isRemoved) removed.push(id)
    else kept.push({ what: 'upload', id, why: isInUse ? 'inFlight' : 'staging' })
  }
  const failed = kept.filter(({ why }) => why === 'staging').length
  if (failed > 0) logger.error({ event: 'uploads.unswept', failed }, 'staged files could not be thrown away')
  return { removed, kept }
}

/** Files in one round, and rounds in one sweep; the next sweep goes on. */
const batch = 100
const batches = 20

/**
 * Deletes expired and used files: the bytes first and the row after, so that the next sweep repeats a deletion that broke off.
 * An expired file is no longer listed, but stays until a write that began before must have ended.
 */
async function sweepUploads(context: UploadsContext): Promise<void> {
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

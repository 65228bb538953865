import { bindRoutes, type Route } from '../http/index.ts'
import type { FiledWrites, RemoveStaged } from '../ledger/index.ts'
import { encodeMultipart } from './assembly/encodeMultipart.ts'
import { handleStaged } from './assembly/handleStaged.ts'
import { handleUpload } from './assembly/handleUpload.ts'
import { readDisk } from './readDisk.ts'
import { readUploadOptions } from './readUploadOptions.ts'
import { reconcileStaging } from './reconcileStaging.ts'
import type { Owner } from '../database/Owner.ts'
import { sweepUploads } from './sweepUploads.ts'
import type { UploadOptions } from './UploadOptions.ts'
import { uploadRoutes } from './uploadRoutes.ts'
import type { UploadsContext } from './UploadsContext.ts'

type Needs = Omit<UploadsContext, 'uploads'>

/** Staged files as the other modules see them. */
export type Uploads = {
  readonly routes: readonly Route<unknown>[]
  /** How the ledger sends writes with files. */
  readonly filedWrites: FiledWrites
  readonly removeStaged: RemoveStaged
  /** As it was when it was last needed: no probe asks the disk or the scanner. `null` without staging. */
  state(): 'ready' | 'disk_low' | 'unscanned' | null
  /** What a sweep does: throws away what is spent, holds bytes against rows, looks at the disk. */
  sweep(): Promise<void>
  reconcile(): Promise<void>
  lookAtDisk(): Promise<void>
}

/**
 * Makes what takes files in before they are sent: in pieces that can be resumed, inspected and scanned, kept with what was filled in beside them, until a write
 * takes them along in one form that is made as it is sent. Also streams a form with files straight to the service, where nothing scans them.
 *
 * @throws TypeError for a limit that is none, and for a scanner that is no function.
 */
export function createUploads(options: UploadOptions | undefined, needs: Needs): Uploads {
  const uploads = options
    ? readUploadOptions(options, { encodeParts: encodeMultipart, clock: needs.clock })
    : null
  const context: UploadsContext = { ...needs, uploads }
  return {
    routes: bindRoutes(uploadRoutes, context),
    filedWrites: {
      isStaging: uploads !== null,
      canStream: !uploads?.scanner,
      stream: (endpoint, write) => handleUpload(context, endpoint, write),
      sendStaged: (endpoint, write) => handleStaged(context, endpoint, write),
    },
    removeStaged: (owner) => removeStaged(context, owner),
    state() {
      if (!uploads) return null
      if (uploads.disk.isLow) return 'disk_low'
      return uploads.scanner?.isReady() === false ? 'unscanned' : 'ready'
    },
    sweep: () => sweepUploads(context),
    reconcile: () => reconcileStaging(context),
    lookAtDisk: async () => void (uploads && (await readDisk({ ...needs, uploads }))),
  }
}

/** Deletes the bytes of an owner's staged files, before their rows: a row without bytes is erased by the next try, bytes without a row would stay. */
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

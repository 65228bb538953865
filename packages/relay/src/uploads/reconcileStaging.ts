import { readStoreSecret } from '../ledger/index.ts'
import type { UploadsContext } from './UploadsContext.ts'
import { createUploadIds } from './createUploadIds.ts'
import type { UploadContext } from './readUploadOptions.ts'
import type { StagedBytes } from './UploadStaging.ts'
import type { KeptUpload } from './sql/uploadStore.ts'

/** Milliseconds between two reconciliations of one process. */
const interval = 3_600_000
/** Milliseconds for which the reconciliation ignores new bytes and rows: the other side may still follow, and clocks differ. */
const tooYoung = 3_600_000
/** Rows or ids in one query. */
const page = 200
/** The most files that one reconciliation deletes or resets; the next one goes on. */
const most = 2_000

type Reconciling = UploadsContext & { uploads: UploadContext }

/**
 * Compares the staged bytes with the rows, once an hour. Deletes bytes of this ledger without a row. Resets a file without bytes to its creation, so
 * that the device sends it again; but only while an older file is readable, since an unmounted disk has lost nothing.
 */
export async function reconcileStaging(context: UploadsContext): Promise<void> {
  const { uploads, clock } = context
  const { reconciliation, staging } = uploads ?? {}
  if (!uploads || !reconciliation || !staging?.list || clock.now() < reconciliation.dueAt) return
  const reconciling = { ...context, uploads }
  const here = await removeOrphans(reconciling, staging.list())
  await resetLost(reconciling, here)
  reconciliation.dueAt = clock.now() + interval
}

/** Deletes bytes without rows; returns the ids of all listed files. */
async function removeOrphans(
  context: Reconciling,
  listed: AsyncIterable<StagedBytes>,
): Promise<ReadonlySet<string>> {
  const { store, uploads, clock, logger, measure } = context
  const before = clock.now() - tooYoung
  const ids = createUploadIds(await readStoreSecret(context))
  const here = new Set<string>()
  const counts = { orphan: 0, failed: 0 }
  let old: string[] = []

  const removeUnknown = async (): Promise<void> => {
    const known = new Set(old.length > 0 ? await store.findUploadIds(old) : [])
    for (const id of old) {
      if (known.has(id) || counts.orphan + counts.failed >= most || !(await ids.isOwn(id))) continue
      const isRemoved = await uploads.staging.remove(id).then(
        () => true,
        () => false,
      )
      counts[isRemoved ? 'orphan' : 'failed'] += 1
    }
    old = []
  }
  for await (const { id, changedAt } of listed) {
    here.add(id)
    if (changedAt < before && old.push(id) === page) await removeUnknown()
  }
  await removeUnknown()

  for (const outcome of ['orphan', 'failed'] as const)
    if (counts[outcome] > 0) measure({ type: 'reconciled', outcome, count: counts[outcome] })
  const { orphan: count, failed } = counts
  if (count > 0)
    logger.warn({ event: 'uploads.orphans_removed', count }, 'staged bytes that no row knows were deleted')
  if (failed > 0) logger.error({ event: 'uploads.unswept', failed }, 'staged files could not be thrown away')
  return here
}

/** Resets rows without bytes. */
async function resetLost(context: Reconciling, here: ReadonlySet<string>): Promise<void> {
  const { store, uploads, clock, logger, measure } = context
  const { missing, oldest } = await compareRows(context, here)
  if (missing.length === 0) return
  const isThere = oldest !== null && (await isReadable(uploads, oldest.id))
  const counts = { lost: 0, failed: 0 }
  let unsure = 0
  for (const { owner, id, size, createdAt } of missing) {
    // A staging in the place of this one, for example under a disk that is not mounted, has files too, and all of them are newer.
    if (!isThere || createdAt <= oldest.createdAt) {
      unsure += 1
      continue
    }
    try {
      // The file may have been removed, or its bytes may have come, since the list.
      if ((await uploads.staging.offset(id)) !== null || !(await store.recordLost(owner, id, clock.now())))
        continue
      const { ok } = await uploads.staging.handle(newRequest(), { id, size })
      counts[ok ? 'lost' : 'failed'] += 1
    } catch {
      counts.failed += 1
    }
  }
  for (const outcome of ['lost', 'failed'] as const)
    if (counts[outcome] > 0) measure({ type: 'reconciled', outcome, count: counts[outcome] })
  if (counts.lost > 0)
    logger.error(
      { event: 'uploads.lost', count: counts.lost },
      'the bytes of staged files are gone; people are asked for them again',
    )
  if (unsure + counts.failed > 0)
    logger.error(
      { event: 'uploads.bytes_missing', count: unsure + counts.failed },
      'staged files have no bytes, and it is not certain that they are lost: is the disk there?',
    )
}

/** The rows without bytes, and the oldest whole file with bytes. */
async function compareRows(
  { store, environment, clock }: Reconciling,
  here: ReadonlySet<string>,
): Promise<{ missing: readonly KeptUpload[]; oldest: KeptUpload | null }> {
  const now = clock.now()
  const missing: KeptUpload[] = []
  let oldest: KeptUpload | null = null
  let after: KeptUpload | null = null
  for (;;) {
    const asked = { now, createdBefore: now - tooYoung, after, limit: page }
    const kept: KeptUpload[] = await store.listKeptUploads(environment, asked)
    for (const upload of kept) {
      if (!here.has(upload.id)) {
        if (missing.length < most) missing.push(upload)
      } else if (upload.isStaged && upload.createdAt < (oldest?.createdAt ?? Number.POSITIVE_INFINITY))
        oldest = upload
    }
    after = kept.at(-1) ?? null
    if (kept.length < page) return { missing, oldest }
  }
}

async function isReadable({ staging }: UploadContext, id: string): Promise<boolean> {
  try {
    for await (const piece of staging.read(id)) return piece.byteLength > 0
    return false
  } catch {
    return false
  }
}

function newRequest(): Request {
  return new Request('http://staging.invalid/', { method: 'POST' })
}

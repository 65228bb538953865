import { createStore } from 'idb-keyval'
import type { Lending, LendingStorage } from '../lending/Lending.ts'
import { createIsOfOthers } from './createIsOfOthers.ts'
import { sweepFiles } from './sweepFiles.ts'

/** Hours after which a draft is forgotten, as the forms that read it count them. */
const lifetime = 72

/**
 * Takes files and drafts of other people off this device, and what has waited too long, whether or not a form is ever opened.
 * Without a `userId` the person before cannot be told from the present one: then only age counts.
 */
export async function sweepDevice(
  lending: Pick<Lending, 'environment' | 'tenantId' | 'userId' | 'draftStorage' | 'now'>,
): Promise<void> {
  const { draftStorage, now } = lending
  if (draftStorage) sweepDrafts(draftStorage, createIsOfOthers('draft', lending), now())
  try {
    if (!(await hasFiles())) return
    const database = createStore('onlend-uploads', 'files')
    await sweepFiles({ database, isOfOthers: createIsOfOthers('uploads', lending), now: now() })
  } catch {
    // Storage that cannot be reached holds nothing that could be shown again.
  }
}

function sweepDrafts(storage: LendingStorage, isOfOthers: (key: string) => boolean, now: number): void {
  try {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const name of names) {
      if (!name?.startsWith('onlend:draft:')) continue
      if (isOfOthers(name) || isOld(storage.getItem(name), now)) storage.removeItem(name)
    }
  } catch {
    // As above.
  }
}

/** A draft that does not say how old it is, no form reads either. */
function isOld(text: string | null, now: number): boolean {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    if (typeof draft !== 'object' || draft === null) return true
    const keptAt = 'savedAt' in draft ? draft.savedAt : 'keptAt' in draft ? draft.keptAt : null
    return typeof keptAt !== 'number' || now - keptAt > lifetime * 3_600_000
  } catch {
    return true
  }
}

/** Looking must not make an empty database where there was none. Browsers that cannot say are asked the other way. */
async function hasFiles(): Promise<boolean> {
  // Older browsers have no such list, whatever the types say.
  const list: (() => Promise<IDBDatabaseInfo[]>) | undefined = indexedDB.databases?.bind(indexedDB)
  return !list || (await list()).some(({ name }) => name === 'onlend-uploads')
}

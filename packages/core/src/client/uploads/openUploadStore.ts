import { importNamed } from '../../lib/importNamed.ts'
import type { CreateUploadStoreParameters } from './createUploadStore.ts'
import type { UploadStore } from './UploadStore.ts'

/** Opens the upload store of a set. The first call loads its code: as soon as a form with files begins. */
export function openUploadStore(parameters: CreateUploadStoreParameters): UploadStore {
  let opened: UploadStore | null = null
  const open = async () => {
    const createUploadStore = await importNamed(() => import('./createUploadStore.ts'), 'createUploadStore')
    opened ??= createUploadStore(parameters)
    return opened
  }
  return {
    list: withFallback([], async () => (await open()).list()),
    get: withFallback(null, async (key: string) => (await open()).get(key)),
    put: withFallback(null, async (...file: Parameters<UploadStore['put']>) => (await open()).put(...file)),
    change: withFallback(undefined, async (...of: Parameters<UploadStore['change']>) =>
      (await open()).change(...of),
    ),
    drop: withFallback(undefined, async (keys: readonly string[]) => (await open()).drop(keys)),
    removals: withFallback([], async () => (await open()).removals()),
    addRemoval: withFallback(undefined, async (uploadId: string) => (await open()).addRemoval(uploadId)),
    dropRemoval: withFallback(undefined, async (uploadId: string) => (await open()).dropRemoval(uploadId)),
  }
}

/** Returns `otherwise` in private windows, on full disks and in frames without storage: the set then lives in memory alone. */
function withFallback<Parameters extends unknown[], Value>(
  otherwise: Value,
  work: (...parameters: Parameters) => Promise<Value>,
): (...parameters: Parameters) => Promise<Value> {
  return async (...parameters) => {
    try {
      return await work(...parameters)
    } catch {
      return otherwise
    }
  }
}

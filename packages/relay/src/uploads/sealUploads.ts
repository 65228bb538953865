import { overrideStore } from '../database/overrideStore.ts'
import type { Sealer } from '../database/sealing/createSealer.ts'
import type { UploadStore } from './sql/uploadStore.ts'

/** Wraps a store: seals the names of files and actors and the drafts, and opens them again. */
export function sealUploads<Store extends UploadStore>(
  store: Store,
  { seal, sealText, openOr, open, openText }: Sealer,
): Store {
  const openNamed = async <T extends { name: string; actorName: string | null }>(upload: T): Promise<T> => ({
    ...upload,
    name: await openText(upload.name, 'file'),
    actorName: await open(upload.actorName, 'actor'),
  })
  const openDraft = async <T extends { value: string; actorName: string | null }>(draft: T): Promise<T> => ({
    ...draft,
    // An empty draft, which a person fills in again, is better than a form that cannot be opened.
    value: (await openOr(draft.value, 'draft', '{}')) ?? '{}',
    actorName: await open(draft.actorName, 'actor'),
  })

  const overrides = {
    async createUpload(upload, allowance) {
      const name = await sealText(upload.name, 'file')
      const actorName = await seal(upload.actorName, 'actor')
      return store.createUpload({ ...upload, name, actorName }, allowance)
    },
    async findUpload(owner, id) {
      const upload = await store.findUpload(owner, id)
      return upload && openNamed(upload)
    },
    async readUpload(environment, id) {
      const upload = await store.readUpload(environment, id)
      return upload && openNamed(upload)
    },
    listUploads: async (set, now) => Promise.all((await store.listUploads(set, now)).map(openNamed)),
    async readDraft(set) {
      const draft = await store.readDraft(set)
      return draft && openDraft(draft)
    },
    async saveDraft(set, draft) {
      const value = await sealText(draft.value, 'draft')
      const actorName = await seal(draft.actorName, 'actor')
      const saved = await store.saveDraft(set, { ...draft, value, actorName })
      return typeof saved === 'string' ? saved : openDraft(saved)
    },
  } satisfies Partial<UploadStore>
  // The cast: every method without an override is the store's own.
  return overrideStore<UploadStore, typeof overrides>(store, overrides) as UploadStore as Store
}

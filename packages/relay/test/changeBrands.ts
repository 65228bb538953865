import type { BrandStore } from '../src/brand/sql/brandStore.ts'

/** Asks a store that is full each call about brands. */
export async function changeBrands(store: BrandStore): Promise<void> {
  const key = { environment: 'sandbox', tenant: 'tenant-7' } as const
  const sign = async () => 'hash'
  const made = { by: 'somebody', now: 1, preview: 'p', sign }
  await store.changeBrand(key, { ...made, type: 'save', revision: 1, brand: '{}' })
  await store.changeBrand(key, { ...made, type: 'publish', revision: 2 })
  await store.changeBrand(key, { ...made, type: 'rollBack', revision: 3, edition: 1 })
  await store.changeBrand({ ...key, tenant: 'new' }, { ...made, type: 'save', revision: null, brand: '{}' })
  const file = {
    digest: 'd',
    type: 'image/png',
    bytes: new Uint8Array(),
    maxFiles: 24,
    by: 'somebody',
    now: 1,
    sign,
  }
  await store.addBrandFile(key, file)
  await store.findBrandFile('sandbox', 'digest-7')
  await store.readBrand(key)
  await store.readEdition(key, 1)
  await store.findNewerBrand(key, 2)
  await store.findPreview(key, 'p')
}

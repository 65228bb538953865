import type { Owner } from '../database/Owner.ts'
import type { Sign } from '../lib/keyedHash.ts'

/** The brand of one tenant; for that of a customer partner, `tenant` is the id of the tenant and that of the partner, with a slash between. */
export type BrandKey = { environment: Owner['environment']; tenant: string }

/** A kept brand and its person; `brand` is JSON text. */
type KeptBrand = { brand: string; by: string; at: number }

/** The rows of one tenant's brand. */
export type BrandRecord = {
  draft: (KeptBrand & { revision: number; preview: string }) | null
  /** The worn edition. */
  published: KeptBrand | null
  /** Newest first. */
  history: readonly { edition: number; restored: number | null; by: string; at: number }[]
}

/** A change of a brand that was read at a revision. */
export type BrandStep = { revision: number | null } & (
  | { type: 'save'; brand: string }
  | { type: 'publish' }
  | { type: 'rollBack'; edition: number }
)

/** A change with its person and time, and a fresh id for previews of the draft. `sign` signs the entry in the audit. */
export type BrandChange = BrandStep & { by: string; now: number; preview: string; sign: Sign }

/** A logo or a font, whose bytes `digest` names, with its person and time. */
export type AddedBrandFile = { digest: string; type: string; bytes: Uint8Array; maxFiles: number } & Pick<
  BrandChange,
  'by' | 'now' | 'sign'
>

/** The part of the store that holds the brands. */
export type BrandStore = {
  readBrand(key: BrandKey): Promise<BrandRecord>
  readEdition(key: BrandKey, edition: number): Promise<string | null>
  /** Applies a change unless the brand has another revision by now; returns whether it did. */
  changeBrand(key: BrandKey, change: BrandChange): Promise<boolean>
  /** The newest edition above one; `null` where there is none. */
  findNewerBrand(key: BrandKey, above: number): Promise<{ edition: number; brand: string } | null>
  /**
   * Keeps a file of a tenant, the same bytes once; returns whether there was room among `maxFiles`. Files older than a day that no draft and no edition names
   * make room.
   */
  addBrandFile(key: BrandKey, file: AddedBrandFile): Promise<boolean>
  /** The file of any tenant with a digest. */
  findBrandFile(
    environment: BrandKey['environment'],
    digest: string,
  ): Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> } | null>
  /** The draft that a preview id opens; `null` for an id of no draft. */
  findPreview(key: BrandKey, preview: string): Promise<{ revision: number; brand: string } | null>
}

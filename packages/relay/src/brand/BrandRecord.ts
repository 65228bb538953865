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

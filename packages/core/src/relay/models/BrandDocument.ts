import type { ReadBy } from '../../readers/Reader.ts'
import { list, model, orNull, record } from '../../readers/shapes.ts'
import { anything, number, text, timestamp } from '../../readers/values.ts'

/** The brand of a tenant as people edit it: the draft, the published edition and the history. */
export interface BrandDocument extends ReadBy<typeof BrandDocument> {}

/** The reader of a brand with its draft and its history. */
export const BrandDocument = model({
  /** The id of the tenant; every edition has it. */
  tenantId: text,
  /** The number of the last change; each change names the revision that it is based on. `null` before the first. */
  revision: orNull(number),
  /** The brand in the making; `null` before the first save. */
  draft: orNull(
    model({
      /** A `TenantConfig`, possibly unfinished. */
      brand: record(anything),
      /** The host's own id of the person who saved it. */
      by: text,
      /** The time of the save. ISO 8601, UTC. */
      at: timestamp,
      /** The unguessable id by which a device without a session previews the draft; each publication replaces it. */
      previewId: text,
    }),
  ),
  /** The published brand; `null` where the tenant wears the host's own. */
  published: orNull(record(anything)),
  /** The published editions, newest first; the first one is worn. */
  history: list(
    model({
      /** From 1. */
      edition: number,
      /** The edition that a roll back published again; `null` for a draft that was published. */
      restored: orNull(number),
      /** The host's own id of the person who published it. */
      by: text,
      /** The time of the publication. ISO 8601, UTC. */
      at: timestamp,
    }),
  ),
})

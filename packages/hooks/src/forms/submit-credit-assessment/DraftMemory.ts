import * as z from 'zod/mini'

/** A draft laid flat, so that two of them can be compared field by field: `figures.2025.income`. What is empty is left out. */
export type DraftFields = Readonly<Record<string, string>>

const fields = z.record(z.string(), z.string())

/** What this device remembers of a draft, for when there is no link or the tab is killed. */
export const DraftMemory = z.object({
  /** Milliseconds since 1970. */
  keptAt: z.number(),
  /** The relay's revision that it was made on. */
  revision: z.nullable(z.number()),
  /** What the relay had then. */
  base: fields,
  mine: fields,
  /** Cells that cannot be read yet, as typed. */
  unread: fields,
  section: z.string(),
})

/** What this device remembers of a draft. */
export type DraftMemory = z.output<typeof DraftMemory>

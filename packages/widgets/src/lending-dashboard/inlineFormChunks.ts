import type { ComponentType } from 'react'
import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { InlineAction } from './InlineForms.ts'

/** A form as the dashboard draws it: its own options and what the dashboard adds. */
export type InlineForm = ComponentType<Record<string, unknown>>

/** Nothing of a form is fetched before a person is about to open it. */
export const inlineFormChunks: Record<InlineAction, Chunk<InlineForm>> = {
  withdraw: defineChunk(async () =>
    toInlineForm((await import('../withdraw/WithdrawForm.tsx')).WithdrawForm),
  ),
}

// The cast forgets which options belong to which form; `InlineForms` has checked them where the host writes them.
function toInlineForm(form: unknown): InlineForm {
  return form as InlineForm
}

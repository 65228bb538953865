import { createHash } from 'node:crypto'
import { stagedMediaType } from '@onlend/core/relay'
import type { StagingRelay } from './stagingRelay.ts'

type StageOptions = Parameters<StagingRelay['stage']>[1] & {
  /** The content of the document. */
  text?: string
}

/** Stages a document of a credit assessment; `write` makes the body of the write that names it, with these figures. */
export async function stageAssessment(
  { stage }: StagingRelay,
  { text = 'date,amount\n', ...options }: StageOptions = {},
): Promise<{ write: (figures?: string) => string; headers: { 'Content-Type': string } }> {
  const path = await stage(text, options)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const file = { name: 'bank_statements', upload: path.replace('/uploads/', ''), sha256 }
  return {
    write: (figures = '[]') =>
      JSON.stringify({ parts: [file, { name: 'financial_information', value: figures }] }),
    headers: { 'Content-Type': stagedMediaType },
  }
}

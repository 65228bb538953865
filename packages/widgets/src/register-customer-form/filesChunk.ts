import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { customerFiles } from './customerFiles.tsx'

/** Moves a customer's files, where there are any: the machinery of uploads is larger than the form. */
export const filesChunk: Chunk<typeof customerFiles> = defineChunk(
  () => import('./customerFiles.tsx'),
  'customerFiles',
)

import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { businessParts } from './businessParts.tsx'

/** What needs to know a business by itself, fetched on demand. */
export const businessChunk: Chunk<typeof businessParts> = defineChunk(
  () => import('./businessParts.tsx'),
  'businessParts',
)

import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { DocumentPreview } from './DocumentPreview.tsx'

/** What a slot needs only when a person opens a file: with the dialog, the heaviest part of it. */
export const documentChunks: { preview: Chunk<typeof DocumentPreview> } = {
  preview: defineChunk(() => import('./DocumentPreview.tsx'), 'DocumentPreview'),
}

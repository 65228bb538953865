import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { DocumentPreview } from './DocumentPreview.tsx'

/** The parts that a slot loads only when a person opens a file: the preview with its dialog, the heaviest part of a slot. */
export const documentChunks: { preview: Chunk<typeof DocumentPreview> } = {
  preview: defineChunk(() => import('./DocumentPreview.tsx'), 'DocumentPreview'),
}

import { type Chunk, defineChunk } from './defineChunk.ts'
import type { checkPhone } from './checkPhone.ts'

/** The phone check with its country data, fetched when a number is first typed. */
export const phoneChunk: Chunk<typeof checkPhone> = defineChunk(() => import('./checkPhone.ts'), 'checkPhone')

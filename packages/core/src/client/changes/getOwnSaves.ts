import { getPart } from '../getPart.ts'
import type { LendingEngine } from '../LendingEngine.ts'

/** The drafts that this page is saving now: until an answer is there, a change event about one's own draft looks like a colleague's. */
export function getOwnSaves(lending: LendingEngine): Set<Promise<unknown>> {
  return getPart(lending.parts, createOwnSaves, undefined)
}

function createOwnSaves(): Set<Promise<unknown>> {
  return new Set()
}

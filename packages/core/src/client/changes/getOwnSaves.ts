import { getSingleton } from '../getSingleton.ts'
import type { LendingEngine } from '../LendingEngine.ts'

/** The saves of drafts that this page waits for: before the answer, a change event about the own draft looks like a colleague's. */
export function getOwnSaves(lending: LendingEngine): Set<Promise<unknown>> {
  return getSingleton(lending.parts, createOwnSaves, undefined)
}

function createOwnSaves(): Set<Promise<unknown>> {
  return new Set()
}

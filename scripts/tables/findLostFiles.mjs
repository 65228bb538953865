import { existsSync } from 'node:fs'
import { join } from 'node:path'

const path = /`((?:[\w-]+\/)+(?:[\w.-]+\.(?:tsx?|mjs|md))?)`/g

/** The files, and folders with a slash at their end, that a document names and that stand under none of the roots. */
export function findLostFiles(text, roots) {
  const named = new Set([...text.matchAll(path)].map(([, name]) => name))
  return [...named].filter((name) => !roots.some((root) => existsSync(join(root, name))))
}

import { readFile } from 'node:fs/promises'
import { type BrandProblem, createProblem } from './createProblem.ts'

/** Reads and parses a file; a problem where that fails. */
export async function readJson(file: string): Promise<{ value: unknown } | { problem: BrandProblem }> {
  try {
    return { value: JSON.parse(await readFile(file, 'utf8')) }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { problem: createProblem(error instanceof SyntaxError ? 'notJson' : 'unread', '', { detail }) }
  }
}

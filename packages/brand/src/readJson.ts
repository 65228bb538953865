import { readFile } from 'node:fs/promises'

/** Reads and parses a file; a reason and a remedy where that fails. */
export async function readJson(
  file: string,
): Promise<{ value: unknown } | { reason: string; remedy: string }> {
  try {
    return { value: JSON.parse(await readFile(file, 'utf8')) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (error instanceof SyntaxError)
      return { reason: `It is not JSON: ${reason}`, remedy: 'Correct the text at that place.' }
    return { reason: `It cannot be read: ${reason}`, remedy: 'Name a file that is there.' }
  }
}

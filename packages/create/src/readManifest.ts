import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CreateError } from './CreateError.ts'

/** The used fields of a `package.json`. */
export type Manifest = {
  type?: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export async function readManifest(folder: string): Promise<{ text: string; manifest: Manifest }> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => {
    throw new CreateError(`There is no package.json in ${folder}. Run this in the folder of your app.`)
  })
  try {
    return { text, manifest: JSON.parse(text) }
  } catch {
    throw new CreateError(`${join(folder, 'package.json')} is not JSON. Correct it and run this again.`)
  }
}

import { readFile } from 'node:fs/promises'

/** The version of this package, which all packages of the kit have. */
export async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  return version
}

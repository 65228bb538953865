import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { renderPage } from '../../app/renderPage.tsx'

/** One entry of the build's list of files. */
type BuiltFile = { file: string; imports?: string[]; css?: string[] }

/** The current content of the build folder. */
export type Build = {
  manifest: Readonly<Record<string, BuiltFile>>
  renderPage: typeof renderPage
}

/** Opens the build that renders pages, and opens it again after another build, as during development. */
export function openBuild(distDir: string): () => Promise<Build> {
  const script = join(distDir, 'server/renderPage.js')
  let known: { version: number; build: Promise<Build> } | null = null
  return async () => {
    const { mtimeMs } = await stat(script)
    if (known?.version !== mtimeMs) known = { version: mtimeMs, build: readBuild(distDir, script, mtimeMs) }
    return known.build
  }
}

async function readBuild(distDir: string, script: string, version: number): Promise<Build> {
  const [manifest, module] = await Promise.all([
    readFile(join(distDir, 'client/manifest.json'), 'utf8'),
    import(`${pathToFileURL(script).href}?v=${version}`),
  ])
  return { manifest: JSON.parse(manifest), renderPage: module.renderPage }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type UserConfig } from 'tsdown'
import { sourceEntries } from './sourceEntries.ts'

type LibraryParameters = {
  /** Absolute folder of the package. */
  folder: string
  platform: 'neutral' | 'node'
  /** `infer` lets TypeScript work out declarations that are not written down; it is slower. @default 'written' */
  declarations?: 'written' | 'infer'
}

/**
 * How every library is built: ES modules, one output file for each source file (so that `"use client"` stays where it
 * is and a bundler can drop what is not used), and declarations. The entries are those of `exports` in package.json.
 */
export function libraryConfig({ folder, platform, declarations = 'written' }: LibraryParameters): UserConfig {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return defineConfig({
    entry: sourceEntries(manifest.exports),
    format: 'esm',
    dts: { oxc: declarations === 'written' },
    platform,
    fixedExtension: false,
    unbundle: true,
    sourcemap: true,
    plugins: [plainDeclarations],
    logLevel: 'warn',
  })
}

/**
 * Takes out of each declaration what an editor reads in vain: the comment that names a map of it, which there is none of, because the sources are not
 * published, and the comments that say where the file they stand in comes from.
 */
const plainDeclarations = {
  name: 'plain-declarations',
  generateBundle(_options: unknown, bundle: Record<string, { code?: string | undefined }>): void {
    for (const [file, chunk] of Object.entries(bundle)) {
      if (file.endsWith('.d.ts'))
        chunk.code = chunk.code
          ?.replace(/\n\/\/# sourceMappingURL=\S+$/, '\n')
          .replaceAll(/^\/\/#(?:end)?region\b.*\n/gm, '')
    }
  },
}

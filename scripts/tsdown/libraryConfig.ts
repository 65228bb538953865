import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type UserConfig } from 'tsdown'
import { spreadDoor } from './spreadDoor.ts'

type LibraryParameters = { folder: string; platform: 'neutral' | 'node'; declarations?: 'written' | 'infer' }

/**
 * How every library is built: ES modules, one output file for each source file (so that `"use client"` stays where it
 * is and a bundler can drop what is not used), and declarations. The entries are those of `exports` and `bin` in package.json. `declarations: 'infer'` lets
 * TypeScript work out those that are not written down, which is slower.
 */
export function libraryConfig({ folder, platform, declarations = 'written' }: LibraryParameters): UserConfig {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return defineConfig({
    entry: [...sourceEntries(manifest.exports), ...programEntries(manifest.bin)],
    format: 'esm',
    dts: { oxc: declarations === 'written' },
    platform,
    fixedExtension: false,
    unbundle: true,
    // Beside the files and not named in them: they are not published (`files` of package.json), and a bundler would look for them.
    sourcemap: 'hidden',
    plugins: [plainDeclarations, spreadDoors],
    logLevel: 'warn',
  })
}

/** The TypeScript entry files that an `exports` field names under the source condition, however deeply nested; of a pattern (`./workers/*`) each file. */
function sourceEntries(exports: unknown): string[] {
  const named = JSON.stringify(exports).matchAll(/"@onlend\/source":"\.\/([^"]+\.tsx?)"/g)
  return [...new Set([...named].map(([, file = '']) => file))]
}

/** The TypeScript entry files of the programs that a `bin` field names: `./dist/program/main.js` is made of `src/program/main.ts`. */
function programEntries(bin: Readonly<Record<string, string>> = {}): string[] {
  return Object.values(bin).map((file) => file.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts'))
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

/** What a bundler drops from a package depends on how its doors are written. */
const spreadDoors = {
  name: 'spread-doors',
  generateBundle(this: Emitter, _options: unknown, bundle: Record<string, OutputFile>): void {
    for (const [file, output] of Object.entries(bundle)) {
      if (!file.endsWith('.js') || output.code === undefined) continue
      const door = spreadDoor({ file, code: output.code, exportsIn: (other) => bundle[other]?.exports })
      if (!door) continue
      output.code = door.code
      for (const part of door.parts) this.emitFile({ type: 'asset', fileName: part.file, source: part.code })
    }
  },
}

type OutputFile = { code?: string | undefined; exports?: string[] }
type Emitter = { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => string }

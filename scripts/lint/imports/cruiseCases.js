import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { cruiseOptions } from './cruiseOptions.js'
import { importRules } from './importRules.js'

/**
 * Runs the import rules on a small copy of the repository: its manifests, a stub for each module that a case imports,
 * and one file for each case. Returns for each case the names of the rules that refuse it.
 *
 * @param cases Pairs of a file and its code.
 */
export async function cruiseCases(root, houses, cases) {
  const copy = mkdtempSync(join(tmpdir(), 'imports-'))
  try {
    for (const house of houses) copyHouse(root, copy, house)
    const files = cases.map(([file, code], index) => {
      // A folder cannot hold one name twice.
      const path = join(dirname(file), `case${index}${basename(file)}`)
      writeOnce(copy, path, code)
      for (const [, source] of code.matchAll(/(?:from |import\()'([^']+)'/g)) writeStub(copy, path, source)
      return path
    })
    const { output } = await cruise(['packages', 'apps'], {
      ...cruiseOptions,
      baseDir: copy,
      validate: true,
      ruleSet: { forbidden: importRules(root) },
    })
    return files.map((file) =>
      output.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name),
    )
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function copyHouse(root, copy, house) {
  mkdirSync(join(copy, house), { recursive: true })
  cpSync(join(root, house, 'package.json'), join(copy, house, 'package.json'))
}

function writeStub(copy, path, source) {
  if (source.startsWith('node:')) return
  if (source.startsWith('.')) return writeOnce(copy, join(dirname(path), source), '{}')
  const [, folder, door = ''] = /^@onlend\/([^/]+)(\/.*)?$/.exec(source) ?? []
  if (folder === undefined) return writeOnce(copy, `node_modules/${source}/index.js`, '')
  const { exports } = JSON.parse(readFileSync(join(copy, 'packages', folder, 'package.json'), 'utf8'))
  writeOnce(copy, join('packages', folder, exports[`.${door}`]['@onlend/source']), '')
  // As a workspace links it, so that what resolves is its source.
  mkdirSync(join(copy, 'node_modules/@onlend'), { recursive: true })
  const link = join(copy, 'node_modules/@onlend', folder)
  if (!existsSync(link)) symlinkSync(join(copy, 'packages', folder), link)
}

function writeOnce(copy, path, text) {
  if (existsSync(join(copy, path))) return
  mkdirSync(join(copy, dirname(path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

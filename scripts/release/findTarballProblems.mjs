import { absoluteLinks } from './absoluteLinks.mjs'
import { tarballBudgets } from './tarballBudgets.mjs'

/**
 * Looks at what a registry would get of one package.
 *
 * @param tarball Its manifest, its readme, the paths of its files, and its size packed and unpacked in bytes.
 */
export function findTarballProblems({ manifest, readme, files, packed, unpacked }) {
  const problems = []
  const sections = ['dependencies', 'peerDependencies', 'optionalDependencies']
  for (const section of sections)
    for (const [name, range] of Object.entries(manifest[section] ?? {}))
      if (/^(?:workspace|catalog|file|link):/.test(range))
        problems.push(`${section} asks for ${name} ${range}`)

  for (const file of ['README.md', 'LICENSE', 'package.json'])
    if (!files.includes(file)) problems.push(`${file} is missing`)
  const stray = files.find((file) =>
    /\.map$|(?<!^templates\/.*)\.test\.|\.stories\.|(?:^|\/)\.(?:env|npmrc)/.test(file),
  )
  if (stray) problems.push(`${stray} is published`)
  for (const target of [...targetsIn(manifest.exports), ...Object.values(manifest.bin ?? {})])
    if (!target.includes('*') && !files.includes(target.replace(/^\.\//, '')))
      problems.push(`${target} is named in package.json and not published`)

  const { text } = absoluteLinks({ text: readme, path: 'README.md', base: '', tag: '', isFile: () => true })
  if (text !== readme) problems.push('README.md has relative links, which lead nowhere on a registry page')

  const budget = tarballBudgets[manifest.name]
  if (budget === undefined) problems.push('has no limit in scripts/release/tarballBudgets.mjs')
  else
    for (const [what, bytes] of Object.entries({ packed, unpacked }))
      if (bytes > budget[what] * 1000)
        problems.push(`${what} it has ${Math.ceil(bytes / 1000)} kB, of ${budget[what]}`)
  return problems.map((problem) => `${manifest.name}: ${problem}`)
}

/** What a stranger's Node or bundler may be sent to: `@onlend/source` is a condition of this repository only. */
function targetsIn(exports) {
  if (exports === undefined || exports === null) return []
  if (typeof exports === 'string') return [exports]
  return Object.entries(exports).flatMap(([key, value]) => (key === '@onlend/source' ? [] : targetsIn(value)))
}

import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pnpmCommand } from '../up/pnpmCommand.mjs'
import { absoluteLinks } from './absoluteLinks.mjs'
import { readPackages } from './readPackages.mjs'
import { runCommand } from './runCommand.mjs'

/**
 * Packs every package of a tree into `<output>/<name>-<version>.tgz`, with `workspace:` and `catalog:` replaced by ranges, and the relative links of its
 * documents by addresses at the tag of this version. Changes the documents of the tree.
 *
 * @returns For each package its directory, its manifest before packing, its file, and the links of its documents that lead nowhere.
 */
export async function packPackages({ tree, version, output }) {
  await mkdir(output, { recursive: true })
  const packages = readPackages(tree)
  const lost = []
  for (const { folder, manifest } of packages)
    lost.push(await rewriteDocuments({ tree, folder, manifest, version }))

  const filters = packages.map(({ manifest }) => `--filter=${manifest.name}`)
  const args = ['--recursive', ...filters, 'pack', '--json', '--pack-destination', output]
  const pnpm = await pnpmCommand({ root: tree, environment: process.env, args })
  const printed = JSON.parse(await runCommand({ cwd: tree, ...pnpm }))
  return packages.map(({ directory, manifest }, index) => ({
    directory,
    manifest,
    file: printed.find(({ name }) => name === manifest.name).filename,
    lost: lost[index],
  }))
}

async function rewriteDocuments({ tree, folder, manifest, version }) {
  const documents = [
    'README.md',
    ...(await documentsIn(folder, 'docs')),
    ...(await documentsIn(folder, 'examples')),
  ]
  const lost = []
  for (const document of documents) {
    const file = join(folder, document)
    const page = absoluteLinks({
      text: await readFile(file, 'utf8'),
      path: relative(tree, file).split(sep).join('/'),
      base: manifest.repository.url.replace(/^git\+/, '').replace(/\.git$/, ''),
      tag: `v${version}`,
      isFile: (path) => existsSync(join(tree, path)),
    })
    lost.push(...page.lost.map((link) => `${document}: ${link}`))
    await writeFile(file, page.text)
  }
  return lost
}

async function documentsIn(folder, part) {
  if (!existsSync(join(folder, part))) return []
  const names = await readdir(join(folder, part), { recursive: true })
  return names.filter((name) => name.endsWith('.md')).map((name) => join(part, name))
}

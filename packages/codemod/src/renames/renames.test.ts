import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { entryRenames } from './entryRenames.ts'
import { exportRenames } from './exportRenames.ts'
import { goneNames } from './goneNames.ts'
import { memberRenames } from './memberRenames.ts'
import type { ExportRename, GoneName, MemberRename } from './Renames.ts'

const root = join(import.meta.dirname, '../../../..')
const tables = join(root, '.storybook/docs/tables')
const { entries, names } = readPublicNames()
type Field = { file: string; field: string }
const fieldsByPackage = new Map<string, readonly Field[]>()

test('every new name is a public name of today, at the entry that the table says', () => {
  const missing = exportRenames.filter(({ newEntry, newName }) => !names.has(`${newEntry}#${newName}`))
  expect(missing).toEqual([])
  expect([...entryRenames.values()].filter((entry) => !entries.has(entry))).toEqual([])
})

test('no old name is a public name of today, and none is in the table twice', () => {
  const old = [...exportRenames, ...goneNames].map(({ entry, name }) => `${entry}#${name}`)
  expect(old.filter((name) => names.has(name))).toEqual([])
  expect([...entryRenames.keys()].filter((entry) => entries.has(entry))).toEqual([])
  expect(old.filter((name, index) => old.indexOf(name) !== index)).toEqual([])
})

test('what an old entry exported goes to the entry that took its place', () => {
  for (const { entry, newEntry } of exportRenames)
    if (!entries.has(entry)) expect(entryRenames.get(entry)).toBe(newEntry)
})

test.each(memberRenames)('$newName is declared and $name is not, of $of', ({ from, of, name, newName }) => {
  expect([...names].filter((known) => known.startsWith(from) && known.endsWith(`#${of}`))).not.toEqual([])
  const fields = readFields(from)
  expect(fields.some(({ field }) => field === newName)).toBe(true)
  const old = name.split('.').at(-1)
  const owner = fields.find(({ file }) => file.replace(/\.tsx?$/, '').endsWith(`/${of}`))?.file ?? ''
  expect(owner).not.toBe('')
  // Only beside its owner: of other things there is a `loan` and a `valueOf` still.
  const beside = fields.filter(({ file }) => dirname(file) === dirname(owner))
  expect(beside.filter(({ field }) => field === old)).toEqual([])
})

/* Written anew with `vitest -u`: the page of the documentation cannot list other renames than are made. */
test('the migration page lists these renames', async () => {
  await expect(drawTable()).toMatchFileSnapshot(join(tables, 'migrationCodemod.md'))
})

test('what the migration page lists for the hand is not renamed by the command', () => {
  const byHand = readFileSync(join(tables, 'migrationNames.md'), 'utf8').matchAll(/^\| (.+?) \|/gm)
  const old = new Set(exportRenames.filter((one) => one.name !== one.newName).map(({ name }) => name))
  const both = [...byHand].flatMap(([, before = '']) =>
    [...before.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => (old.has(name) ? [name] : [])),
  )
  expect(both).toEqual([])
})

function readPublicNames() {
  const entries = new Set<string>()
  const names = new Set<string>()
  const folder = join(root, 'scripts/lint/doors/names')
  for (const file of readdirSync(folder)) {
    let entry = ''
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      if (/^\S/.test(line)) entry = line
      entries.add(entry)
      if (/^\s+\S/.test(line)) names.add(`${entry}#${line.trim().split(':')[0]}`)
    }
  }
  return { entries, names }
}

/** What the sources of a package declare as a field or a method of something. */
function readFields(from: string): readonly Field[] {
  const known = fieldsByPackage.get(from)
  if (known) return known
  const folder = join(root, 'packages', from.replace('@onlend/', ''), 'src')
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = all.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\./.test(file))
  const fields = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^\s+(?:readonly )?(\w+)\??: /gm)].map(
      ([, field = '']) => ({ file: `/${file}`, field }),
    ),
  )
  fieldsByPackage.set(from, fields)
  return fields
}

function drawTable(): string {
  const rows = [
    ...[...entryRenames].map(([entry, newEntry]) => [`entry \`${entry}\``, `\`${newEntry}\``]),
    ...drawExports(exportRenames),
    ...memberRenames.map(drawMember),
    ...drawGone(goneNames),
  ]
  const lines = rows.map((cells) => `| ${cells.map((cell) => cell?.replaceAll('|', '\\|')).join(' | ')} |`)
  return `${['| before | now |', '|---|---|', ...lines].join('\n')}\n`
}

/** One row for each new name, and one for all that moved between the same two entries. */
function drawExports(renames: readonly ExportRename[]): string[][] {
  const rows = new Map<string, { before: string[]; entry: string; now: string }>()
  for (const { entry, name, newEntry, newName } of renames) {
    const isSame = name === newName
    const promise = newEntry.endsWith('/internal') ? ', without a promise that they stay' : ''
    const now = isSame
      ? `the same names from \`${newEntry}\`${promise}`
      : `\`${newName}\`${newEntry === entry ? '' : ` of \`${newEntry}\``}`
    const key = isSame ? `${entry} ${newEntry}` : `${entry} ${name}`
    const row = rows.get(key) ?? { before: [], entry, now }
    row.before.push(`\`${name}\``)
    rows.set(key, row)
  }
  return [...rows.values()].map(({ before, entry, now }) => [`${before.join(', ')} of \`${entry}\``, now])
}

/** One row for all that the same is to be done about. */
function drawGone(gone: readonly GoneName[]): string[][] {
  const rows = new Map<string, string[]>()
  for (const { entry, name, advice } of gone)
    rows.set(advice, [...(rows.get(advice) ?? []), `\`${name}\` of \`${entry}\``])
  return [...rows].map(([advice, names]) => [names.join(', '), `left to you: ${advice}`])
}

function drawMember({ kind, of, name, newName }: MemberRename): string[] {
  const what = { prop: 'prop', option: 'option', result: 'what is returned:' }[kind]
  return [`\`${of}\`, ${what} \`${name}\``, `\`${newName}\``]
}

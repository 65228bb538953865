import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path) => readFileSync(join(root, path), 'utf8')
const names = readdirSync(join(root, 'scripts/lint/doors/names')).map((file) =>
  read(`scripts/lint/doors/names/${file}`),
)
/** The entries and the values of every package. */
const entries = new Set(names.flatMap((text) => [...text.matchAll(/^@onlend\/\S+$/gm)].map(([name]) => name)))
const values = new Set(names.flatMap((text) => [...text.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)))
const page = read('apps/docs/pages/start/assistants.md')

const skills = readdirSync(join(root, 'packages')).flatMap((name) => {
  const folder = join(root, 'packages', name, 'skills')
  return existsSync(folder) ? readdirSync(folder).map((skill) => ({ name, skill })) : []
})

test.each(skills)(
  'the skill $skill is well formed, published, linked, and names what exists',
  ({ name, skill }) => {
    const path = `packages/${name}/skills/${skill}/SKILL.md`
    const text = read(path)
    const [, given, description = ''] = /^---\nname: (.+)\ndescription: (.+)\n---\n# /.exec(text) ?? []
    // The rules of the format: https://agentskills.io/specification
    expect(given).toBe(skill)
    expect(skill).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(description.length).toBeGreaterThan(80)
    expect(description.length).toBeLessThanOrEqual(1_024)
    expect(description).toMatch(/ Use when /)
    expect(text.split('\n').length).toBeLessThanOrEqual(60)
    expect(text).toContain('\n## Never\n')
    expect(JSON.parse(read(`packages/${name}/package.json`)).files).toContain('skills')
    expect(page).toContain(`../../../../${path}`)

    const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '')
    const said = [...prose.matchAll(/`((?:use|create)[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)`/g)].map(([, one]) => one)
    expect(said.filter((one) => !values.has(one))).toEqual([])
    const imported = [...text.matchAll(/@onlend\/[\w/-]+(?!\.css)\b/g)].map(([one]) => one)
    const isEntry = (one) =>
      entries.has(one) || existsSync(join(root, one.replace('@onlend/', 'packages/'), 'package.json'))
    expect(imported.filter((one) => !isEntry(one) && !text.includes(`${one}.css`))).toEqual([])
  },
)

import { readFile } from 'node:fs/promises'
import { isRecord } from '../lib/isRecord.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import { type SettingName, settings } from './settings.ts'

/** A value as it was given, and where, in words for the person who gave it. */
export type Given = { value: unknown; where: string }

/** The environment of a process. */
export type Variables = Readonly<Record<string, string | undefined>>

type ReadGivenParameters = {
  /** `onlend.json`; `null` for the environment alone. */
  file: string | null
  variables: Variables
  /** The names of secrets besides those of the settings. */
  secrets?: readonly string[]
  /** Receives a line for each fault. */
  faults: string[]
}

/** The settings that were given, by their variable; of a secret that stands in a file, the path under `…_FILE`. The environment wins over `onlend.json`. */
export async function readGiven({
  file,
  variables,
  secrets = [],
  faults,
}: ReadGivenParameters): Promise<ReadonlyMap<string, Given>> {
  const given = new Map<string, Given>()
  const inFile = file === null ? {} : await readSettingsFile(file, faults)
  const names = new Map<string, string>()
  for (const name of [...(Object.keys(settings) as SettingName[]), ...secrets]) {
    const isSecret = secrets.includes(name) || 'isSecret' in settings[name as SettingName]
    if (isSecret && Object.hasOwn(inFile, toFileKey(name)))
      faults.push(
        `${toFileKey(name)} in ${file} is a secret: set ${name} in the environment, or put it into a file of its own and give its path as ${toFileKey(`${name}_FILE`)}`,
      )
    names.set(toFileKey(name), name)
    if (isSecret) names.set(toFileKey(`${name}_FILE`), `${name}_FILE`)
  }
  for (const [key, value] of Object.entries(inFile)) {
    const name = names.get(key)
    if (name !== undefined) given.set(name, { value, where: `${key} in ${file}` })
    else faults.push(`${key} in ${file} is no setting${suggest(key, [...names.keys()])}`)
  }
  for (const name of names.values()) {
    const value = variables[name]?.trim()
    if (value === undefined || value === '') continue
    given.set(name, { value, where: name })
    // A secret of the environment stands in for the file that `onlend.json` names, and the other way round.
    const other = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : `${name}_FILE`
    if (!variables[other]) given.delete(other)
  }
  return given
}

async function readSettingsFile(file: string, faults: string[]): Promise<Readonly<Record<string, unknown>>> {
  try {
    const content = tryParseJson(await readFile(file, 'utf8'))
    if (isRecord(content)) return content
    faults.push(`${file} has to hold one JSON object, such as { "lendingEnvironment": "sandbox" }`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    faults.push(`${file} cannot be read (${code}): give its path with --config or ONLEND_CONFIG`)
  }
  return {}
}

/** The name that begins or ends as the unknown one does, if there is one. */
function suggest(key: string, known: readonly string[]): string {
  const lower = key.toLowerCase()
  const scored = known.map((name) => ({ name, shared: countShared(lower, name.toLowerCase()) }))
  const [best] = scored.sort((left, right) => right.shared - left.shared)
  return best && best.shared >= Math.max(3, key.length * 0.6) ? `: did you mean ${best.name}?` : ''
}

/** Letters that two words share at their beginning and at their end. */
function countShared(left: string, right: string): number {
  let front = 0
  while (front < left.length && left[front] === right[front]) front += 1
  let back = 0
  const most = Math.min(left.length, right.length) - front
  while (back < most && left[left.length - 1 - back] === right[right.length - 1 - back]) back += 1
  return front + back
}

/** How a variable of the environment is written in `onlend.json`: `LENDING_API_URL` as `lendingApiUrl`. */
function toFileKey(name: string): string {
  return name.toLowerCase().replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}

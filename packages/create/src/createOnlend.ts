import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CreateError } from './CreateError.ts'
import { dependencyRanges } from './dependencyRanges.ts'
import type { Answers } from './Answers.ts'
import type { FilePlan } from './frameworks/FilePlan.ts'
import { planExpress } from './frameworks/planExpress.ts'
import { planNext } from './frameworks/planNext.ts'
import { planVite } from './frameworks/planVite.ts'
import { type Manifest, readManifest } from './readManifest.ts'

/** The additions to an app, and its folder. */
export type CreateOnlendOptions = Answers & {
  /** The folder of the app, with its `package.json`. */
  folder: string
  /** Writes even if git could not undo it. @default false */
  force?: boolean
}

/** The written and changed files, and the steps that are left. */
export type Created = { written: string[]; changed: string[]; next: string[] }

const plans = { vite: planVite, next: planNext, express: planExpress }

/**
 * Adds lending to an app: the relay, a page with one widget, and a test. The function never overwrites a file; `git checkout . && git clean -fd` undoes
 * its work.
 *
 * @throws Error that names the obstacle, before anything is written: no `package.json`, changes that are not committed, or a file that exists.
 * @example
 * await createOnlend({ folder: '.', framework: 'vite', relay: 'here', customerPartner: 'session', hasSandbox: true })
 */
export async function createOnlend({
  folder,
  force = false,
  ...answers
}: CreateOnlendOptions): Promise<Created> {
  const { text, manifest } = await readManifest(folder)
  if (!force) await checkTree(folder)
  const isHere = answers.relay === 'here'
  const hasSource = existsSync(join(folder, answers.framework === 'next' ? 'src/app' : 'src'))
  const plan = plans[answers.framework](answers, { hasSource })

  const there = Object.keys(plan.files).filter((file) => existsSync(join(folder, file)))
  if (there.length > 0)
    throw new CreateError(`These files are there already, and stay as they are: ${there.join(', ')}.`)
  const files = await Promise.all(
    Object.entries(plan.files).map(async ([file, source]) => ({ file, text: await fillTemplate(source) })),
  )
  const indent = /^(\s+)"/m.exec(text)?.[1] ?? '  '
  const asked = addDependencies({ manifest, plan, version: await readVersion() })
  const edited = await edit(folder, plan.edit)

  for (const { file, text: content } of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  const changes = [
    { file: 'package.json', text: `${JSON.stringify(asked, null, indent)}\n` },
    ...(edited?.change ? [edited.change] : []),
    ...(isHere ? await ignoreData(folder) : []),
  ]
  for (const change of changes) await writeFile(join(folder, change.file), change.text)

  const next = [
    'Run `npm install`.',
    ...(edited && !edited.change ? [edited.otherwise] : []),
    ...(isHere && !answers.hasSandbox
      ? [
          'Set LENDING_API_URL, LENDING_API_KEY and WEBHOOK_SECRET in the environment of the server, never in the page, and write `authenticate` in openRelay.ts.',
        ]
      : []),
    ...plan.next,
    ...(isHere && answers.hasSandbox
      ? [
          'Everybody is signed in as Ada of Adaeze Foods (cp_adaeze). Withdraw 150.00, which succeeds after three seconds, and 150.02, which fails.',
        ]
      : []),
    'Run `npm test`.',
  ]
  return { written: files.map(({ file }) => file), changed: changes.map(({ file }) => file), next }
}

async function edit(
  folder: string,
  wanted: FilePlan['edit'],
): Promise<{ change: { file: string; text: string } | null; otherwise: string } | null> {
  if (!wanted) return null
  const file = wanted.names.find((name) => existsSync(join(folder, name)))
  const text = file === undefined ? null : wanted.change(await readFile(join(folder, file), 'utf8'))
  const change = file === undefined || text === null ? null : { file, text }
  return { change, otherwise: wanted.otherwise }
}

/** Makes git ignore the relay's data on this machine. */
async function ignoreData(folder: string): Promise<{ file: string; text: string }[]> {
  const own = await readFile(join(folder, '.gitignore'), 'utf8').catch(() => '')
  if (/^\/?\.data\/?$/m.test(own)) return []
  return [{ file: '.gitignore', text: `${own === '' || own.endsWith('\n') ? own : `${own}\n`}.data\n` }]
}

type AddDependenciesParameters = {
  manifest: Manifest
  plan: Pick<FilePlan, 'dependencies' | 'devDependencies'>
  /** The version of the kit. */
  version: string
}

/** Adds the missing dependencies to the manifest, in npm's order. The app's own dependencies stay unchanged. */
function addDependencies({ manifest, plan, version }: AddDependenciesParameters): Manifest {
  const present = { ...manifest.dependencies, ...manifest.devDependencies }
  const withRanges = (names: string[]) =>
    names
      .filter((name) => !present[name])
      .map((name) => [name, dependencyRanges[name] ?? `^${version}`] as const)
  const merge = (own: Record<string, string> = {}, names: string[]) =>
    Object.fromEntries([...Object.entries(own), ...withRanges(names)].sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    ...manifest,
    scripts: { ...manifest.scripts, ...(!manifest.scripts?.test && { test: 'vitest run' }) },
    dependencies: merge(manifest.dependencies, plan.dependencies),
    devDependencies: merge(manifest.devDependencies, plan.devDependencies),
  }
}

const run = promisify(execFile)

/**
 * Makes sure that git can undo the changes: all files are committed.
 *
 * @throws CreateError that names the remedy.
 */
async function checkTree(folder: string): Promise<void> {
  const { stdout } = await run('git', ['status', '--porcelain', '--', '.'], { cwd: folder }).catch(() => {
    throw new CreateError(
      'This folder is not in a git repository, so nothing could be undone. Run `git init && git add . && git commit -m start` first, or pass --force.',
    )
  })
  if (stdout.trim() === '') return
  throw new CreateError(
    `Git has changes that are not committed, which could not be told from what is written here. Commit or stash them first, or pass --force.\n${stdout.trimEnd()}`,
  )
}

/** Reads a template and replaces each text of `replace` in it once. */
async function fillTemplate({ template, replace = {} }: FilePlan['files'][string]): Promise<string> {
  let text = await readFile(new URL(`../templates/${template}`, import.meta.url), 'utf8')
  for (const [from, to] of Object.entries(replace)) {
    if (!text.includes(from)) throw new Error(`The template ${template} has no ${from}.`)
    text = text.replace(from, () => to)
  }
  return text
}

/** The version of this package, which all packages of the kit have. */
async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  return version
}

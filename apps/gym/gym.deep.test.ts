import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

const gym = import.meta.dirname
const { GYM_TASK, GYM_FOLDER } = process.env
const list = (folder: string): string[] => readdirSync(join(gym, folder))

/** The first candidate of a run waits for the transformation of the packages. */
const seconds = { timeout: 90_000 }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

/** Lays the start files of a task and the changed files over them, inside of the workspace, so that imports find its packages. */
function layCandidate(task: string, changed: string): string {
  const work = join(gym, '.work')
  mkdirSync(work, { recursive: true })
  const folder = mkdtempSync(join(work, `${task}-`))
  for (const from of [join(gym, 'tasks', task), changed]) cpSync(from, folder, { recursive: true })
  return folder
}

/** The sentence with which the grader of a task fails what stands in a folder; `null` for a candidate that passes. */
async function grade(task: string, changed: string): Promise<string | null> {
  configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(`${message}`) })
  const folder = layCandidate(task, changed)
  try {
    const module: { grade: (folder: string) => Promise<void> } = await import(
      /* @vite-ignore */ join(gym, 'graders', `${task}.tsx`)
    )
    await module.grade(folder)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'It failed.'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The first line of the first file of a wrong solution holds the sentence that fails it. */
function readSentence(folder: string): string {
  const [file = ''] = readdirSync(folder).sort()
  return /^\/\/ Red: (.*)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? ''
}

if (GYM_TASK !== undefined && GYM_FOLDER !== undefined) {
  test(`${GYM_TASK}: ${GYM_FOLDER}`, seconds, async () =>
    expect(await grade(GYM_TASK, GYM_FOLDER)).toBeNull(),
  )
} else {
  for (const task of list('tasks').filter((name) => GYM_TASK === undefined || name === GYM_TASK)) {
    const solutions = list(`solutions/${task}`)
    test(`${task} has a task, a reference and three wrong solutions`, () => {
      expect(existsSync(join(gym, 'tasks', task, 'TASK.md'))).toBe(true)
      expect(solutions.map((name) => name.replace(/-.*/, '')).sort()).toEqual([
        'reference',
        'wrong',
        'wrong',
        'wrong',
      ])
    })
    for (const solution of solutions) {
      const folder = join(gym, 'solutions', task, solution)
      test(`${task}: ${solution}`, seconds, async () => {
        const sentence = solution === 'reference' ? null : readSentence(folder)
        expect(await grade(task, folder)).toBe(sentence)
      })
    }
  }
}

import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { keepTimes, timesFolder } from '../times/keepTimes.mjs'

/** Characters of a failed step that are said again: its summary, and not all that went before. */
const tailLength = 8_000

/**
 * Runs steps in their order, side by side as far as `capacity` allows, and all of them even after a failure, except
 * those that need what failed. A step that uses the whole machine shows its output as it comes; the others show theirs
 * when they end. What the failed ones said last is said again at the end. The seconds of each step, and the seconds of
 * processor that it used, are kept under the name of the run, for `npm run test:times`. Returns 0 when every step passed, else 1.
 */
export async function runSteps({ root, run, capacity, steps, log = console.log }) {
  const environment = {
    ...process.env,
    ...(run !== undefined && { TEST_RUN: run }),
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  }
  const waiting = [...steps]
  const running = new Map()
  const results = new Map()
  const lastWords = new Map()
  const seconds = new Map()
  const processor = new Map()
  const started = Date.now()
  if (run !== undefined) await rm(timesFolder(root, run), { recursive: true, force: true })

  const hasRoom = (step) =>
    [...running.keys()].reduce((sum, { weight }) => sum + weight, step.weight) <= capacity
  const isReady = ({ needs = [] }) => needs.every((name) => results.has(name))

  while (waiting.length > 0 || running.size > 0) {
    // A heavy step waits for the light ones before it; a light one never overtakes into its place.
    const index = waiting.findIndex(isReady)
    const next = waiting[index]
    if (next !== undefined && hasRoom(next)) {
      waiting.splice(index, 1)
      if ((next.needs ?? []).some((name) => results.get(name) !== 'passed')) {
        results.set(next.name, 'left out')
        log(`- ${next.name}: left out, because what it needs failed`)
        continue
      }
      running.set(
        next,
        runStep({ step: next, capacity, root, environment, log }).then((result) => ({
          step: next,
          ...result,
        })),
      )
      continue
    }
    const { step, result, text, took, used } = await Promise.race(running.values())
    running.delete(step)
    results.set(step.name, result)
    seconds.set(step.name, took)
    processor.set(step.name, used)
    if (result === 'failed') lastWords.set(step.name, text.slice(-tailLength))
  }

  const failed = [...results].filter(([, result]) => result !== 'passed').map(([name]) => name)
  for (const [name, text] of lastWords) log(`\nThe last that ${name} said:\n${text}`)
  const total = Math.round((Date.now() - started) / 1000)
  if (run !== undefined)
    await keepTimes({
      ...{ root, run, name: 'steps' },
      times: { total, steps: Object.fromEntries(seconds), processor: Object.fromEntries(processor) },
    })
  const lines = [...seconds].map(([name, took]) => {
    return `${took.padStart(6)} s, ${String(processor.get(name)).padStart(4)} s of processor  ${name}`
  })
  log(`\n${lines.join('\n')}`)
  log(
    failed.length === 0
      ? `\nAll ${steps.length} steps passed in ${total} s.`
      : `\nNot passed: ${failed.join(', ')} (${total} s).`,
  )
  return failed.length === 0 ? 0 : 1
}

async function runStep({ step, capacity, root, environment, log }) {
  const showsAll = step.weight >= capacity
  // A terminal is handed on, so that what draws itself anew can; it also keeps what scrolled by.
  const output = showsAll && process.stdout.isTTY ? 'inherit' : 'pipe'
  const started = Date.now()
  if (showsAll) log(`\n> ${step.name}`)
  // The shell says at the end, on a pipe of its own, what its children used.
  const child = spawn(`(${step.command})\ncode=$?\ntimes >&3\nexit $code`, {
    cwd: root,
    env: { ...environment, ...step.environment },
    shell: true,
    stdio: ['ignore', output, output, 'pipe'],
  })
  const chunks = []
  const used = []
  child.stdio[3].on('data', (chunk) => used.push(chunk))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => chunks.push(chunk))
    if (showsAll) stream?.pipe(process.stdout, { end: false })
  }
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', resolve)
  })
  const text = Buffer.concat(chunks).toString().trim()
  const took = ((Date.now() - started) / 1000).toFixed(1)
  log(`${code === 0 ? '+' : 'x'} ${step.name}: ${code === 0 ? 'passed' : 'FAILED'} in ${took} s`)
  if (!showsAll && text !== '' && (code !== 0 || step.showOutput)) log(text.replaceAll(/^/gm, '  '))
  return {
    result: code === 0 ? 'passed' : 'failed',
    ...{ text, took, used: readTimes(Buffer.concat(used).toString()) },
  }
}

/** Whole seconds of processor that the children of a shell used: its `times` says them in minutes and seconds, user and system, in its second line. */
function readTimes(text) {
  const [, children = ''] = text.trim().split('\n')
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)]
  return Math.round(parts.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0))
}

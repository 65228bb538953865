import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** Characters of a failed step that are said again: its summary, and not all that went before. */
const tailLength = 8_000

/**
 * Runs steps in their order, side by side as far as `capacity` allows, and all of them even after a failure, except
 * those that need what failed. A step that uses more than half of the machine shows its output as it comes; the others show theirs
 * when they fail. The end says again what the failed ones said last, and the seconds of each step beside the seconds of
 * processor that it used, but for those of processes that nobody waits for: the pages of a browser that is killed, and a database server. Returns 0 when every step passed, else 1.
 */
export async function runSteps({ root, run, capacity, steps, log = console.log }) {
  const environment = {
    ...process.env,
    ...(run !== undefined && { TEST_RUN: run }),
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  }
  const started = Date.now()
  const waiting = [...steps]
  const running = new Map()
  const results = new Map()
  const load = () => [...running.keys()].reduce((sum, { weight }) => sum + weight, 0)

  while (waiting.length > 0 || running.size > 0) {
    // A heavy step waits for the light ones before it; a light one never overtakes into its place.
    const index = waiting.findIndex(({ needs = [] }) => needs.every((name) => results.has(name)))
    const next = waiting[index]
    if (next === undefined || load() + next.weight > capacity) {
      const { step, ...result } = await Promise.race(running.values())
      running.delete(step)
      results.set(step.name, result)
    } else if (next.needs?.some((name) => !results.get(name).hasPassed)) {
      waiting.splice(index, 1)
      results.set(next.name, { hasPassed: false })
      log(`- ${next.name}: left out, because what it needs failed`)
    } else {
      waiting.splice(index, 1)
      running.set(next, runStep({ step: next, showsAll: next.weight > capacity / 2, root, environment, log }))
    }
  }

  const failed = [...results].filter(([, { hasPassed }]) => !hasPassed)
  for (const [name, { text }] of failed)
    if (text !== undefined) log(`\nThe last that ${name} said:\n${text.slice(-tailLength)}`)
  const times = [...results].map(
    ([name, { took = '0', used = 0 }]) =>
      `${took.padStart(6)} s, ${String(used).padStart(4)} s of processor  ${name}`,
  )
  const names = failed.map(([name]) => name).join(', ')
  const outcome = failed.length === 0 ? `All ${steps.length} steps passed` : `Not passed: ${names}`
  log(`\n${times.join('\n')}\n\n${outcome} in ${Math.round((Date.now() - started) / 1000)} s.`)
  return failed.length === 0 ? 0 : 1
}

async function runStep({ step, showsAll, root, environment, log }) {
  // A terminal keeps its colours; elsewhere what is shown is kept too, to be said again.
  const output = showsAll && process.stdout.isTTY ? 'inherit' : 'pipe'
  const started = Date.now()
  log(`> ${step.name}`)
  // The shell says at the end, on a pipe of its own, what its children used.
  const child = spawn(`(${step.command})\ncode=$?\ntimes >&3\nexit $code`, {
    ...{ cwd: root, shell: true, env: { ...environment, ...step.environment } },
    stdio: ['ignore', output, output, 'pipe'],
  })
  const [chunks, used] = [[], []]
  child.stdio[3].on('data', (chunk) => used.push(chunk))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => chunks.push(chunk))
    if (showsAll) stream?.pipe(process.stdout, { end: false })
  }
  const hasPassed = await new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  const text = Buffer.concat(chunks).toString().trim()
  const took = ((Date.now() - started) / 1000).toFixed(1)
  log(`${hasPassed ? '+' : 'x'} ${step.name}: ${hasPassed ? 'passed' : 'FAILED'} in ${took} s`)
  if (!showsAll && !hasPassed && text !== '') log(text.replaceAll(/^/gm, '  '))
  return { step, hasPassed, text, took, used: readTimes(Buffer.concat(used).toString()) }
}

/** Whole seconds of processor that the children of a shell used: its `times` says them in minutes and seconds, user and system, in its second line. */
function readTimes(text) {
  const [, children = ''] = text.trim().split('\n')
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)]
  return Math.round(parts.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0))
}

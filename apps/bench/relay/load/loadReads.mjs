import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { readHeaders } from './readHeaders.mjs'

const here = (name) => fileURLToPath(new URL(`./${name}`, import.meta.url))

/** The program that makes the load: `wrk` where it is installed, else undici. */
export function loadReads({ group, cores }) {
  const hasWrk = !spawnSync('wrk', ['-v']).error

  /** Loads an address for some whole seconds; returns counts, and latencies in microseconds. */
  async function run({ url, seconds, connections }) {
    const command = hasWrk ? 'wrk' : process.execPath
    const args = hasWrk
      ? wrkArguments({ url, seconds, connections })
      : [here('httpLoad.mjs'), url, String(seconds), String(connections)]
    const child = group.start({ command, args, core: cores?.load ?? null })
    let text = ''
    child.stdout.on('data', (piece) => {
      text += piece
    })
    await child.closed
    const line = text.split('\n').find((candidate) => candidate.startsWith('{'))
    if (line === undefined) throw new Error(`The load failed: ${child.lastOutput} ${text}`)
    return JSON.parse(line)
  }

  return { name: hasWrk ? 'wrk' : 'undici, since wrk is not installed', run }
}

function wrkArguments({ url, seconds, connections }) {
  const headers = Object.entries(readHeaders).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const size = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s']
  return [...size, ...headers, '-s', here('wrkSummary.lua'), url]
}

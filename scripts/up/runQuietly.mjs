import { spawn } from 'node:child_process'
import { UpError } from './UpError.mjs'

const secondsBetweenLines = 4

/**
 * Runs a command that may take long: says so every few seconds, and shows what it printed only when it fails.
 * Returns what it printed. Throws `UpError` when it fails.
 */
export async function runQuietly({ title, command, args, cwd, environment, log = console.log }) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const timer = setInterval(() => log(`${title} ... ${seconds()} s`), secondsBetweenLines * 1000)
  const output = []
  try {
    const child = spawn(command, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    const passOn = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.once(signal, passOn)
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (exitCode, signal) => resolve(signal ?? exitCode))
    }).finally(() => {
      for (const signal of signals) process.off(signal, passOn)
    })
    const text = Buffer.concat(output).toString()
    if (code !== 0) throw new UpError(`${text.trimEnd()}\n\n${title} failed (${code}).`.trimStart())
    return text
  } catch (error) {
    if (error.code === 'ENOENT') throw new UpError(`${title} failed: there is no command "${command}" here.`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

import { readEnvironment } from './readEnvironment.ts'
import { startSandbox } from './startSandbox.ts'

try {
  const { address, stop } = await startSandbox(readEnvironment(process.env))
  console.log(`Sandbox listening at ${address}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The sandbox could not be started')
  process.exitCode = 1
}

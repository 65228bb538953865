import { readInstallation } from '@onlend/relay/node'
import { readHost } from './server/readHost.ts'

try {
  const { settings, users, source } = await readHost(process.env)
  const configuration = await readInstallation(source)
  // Loaded last, so that what is forbidden is refused at once.
  const { startHost } = await import('./server/startHost.ts')
  await startHost({ configuration, settings, users })
} catch (error) {
  // A line for each fault, no stack: they are in the environment, not in the code.
  console.error(
    `host: ${error instanceof Error ? error.message.replaceAll('\n', '\nhost: ') : String(error)}`,
  )
  process.exit(1)
}

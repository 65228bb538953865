import { demoUsers } from './server/demoUsers.ts'
import { findProductionFaults } from './server/production/findProductionFaults.ts'
import { readEnvironment } from './server/readEnvironment.ts'
import { readUsersFile } from './server/readUsersFile.ts'

try {
  const environment = readEnvironment(process.env)
  const users = environment.usersFile === null ? demoUsers : await readUsersFile(environment.usersFile)
  const faults = findProductionFaults(environment, users)
  if (faults.length > 0) throw new Error(faults.join('\nhost: '))
  // Loaded last, so that what is forbidden is refused at once.
  const { startHost } = await import('./server/startHost.ts')
  await startHost(environment, users)
} catch (error) {
  // A line for each fault, no stack: they are in the environment, not in the code.
  console.error(`host: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

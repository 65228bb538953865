import { migrate } from '../index.ts'
import { askHealth } from './askHealth.ts'
import { checkRelay } from './checkRelay.ts'
import { ConfigurationError } from './ConfigurationError.ts'
import { createReader } from './createReader.ts'
import { describe } from './describe.ts'
import { openDatabase } from './openDatabase.ts'
import { readArguments } from './readArguments.ts'
import { readConfiguration } from './readConfiguration.ts'
import { readDatabase } from './readDatabase.ts'
import { readGiven, type Variables } from './readGiven.ts'
import type { Serving } from './serve.ts'
import { serve } from './serve.ts'
import { writeHelp } from './writeHelp.ts'

type RunParameters = {
  /** The command line after the program's name. */
  given: readonly string[]
  variables: Variables
  /** Takes what is printed, with the ends of its lines. */
  write: (text: string) => void
  /** Is given what serves, to stop it when the process is told to. */
  onServing: (serving: Serving) => void
}

/**
 * Runs one command of the program.
 *
 * @throws ConfigurationError with a line for each thing that is wrong.
 */
export async function runProgram({ given, variables, write, onServing }: RunParameters): Promise<void> {
  const { command, config } = readArguments(given)
  if (command === 'help') return write(writeHelp())
  const file = config ?? (variables.ONLEND_CONFIG || null)
  if (command === 'migrate') return runMigrate(file, variables, write)
  const configuration = await read({ file, variables, read: readConfiguration })
  if (command === 'health') {
    if (!(await askHealth(configuration))) throw new ConfigurationError(['The relay is not ready.'])
    return write('ready\n')
  }
  try {
    if (command === 'check') {
      await checkRelay(configuration)
      write(`${(await describe(configuration)).join('\n')}\n`)
    } else onServing(await serve(configuration, write))
  } catch (error) {
    // What createRelay does not take: it names the option and quotes nothing.
    if (error instanceof TypeError) throw new ConfigurationError([error.message])
    throw error
  }
}

/** Needs the settings of the database alone, so that a deploy job needs no other secret. */
async function runMigrate(
  file: string | null,
  variables: Variables,
  write: (text: string) => void,
): Promise<void> {
  const configuration = await read({ file, variables, read: readDatabase })
  const database = await openDatabase(configuration)
  try {
    await migrate(database)
    if (configuration.kind === 'postgres') await makeTableOfLimits(database)
  } finally {
    await database.close()
  }
  write('The tables are there.\n')
}

async function makeTableOfLimits(database: Parameters<typeof migrate>[0]): Promise<void> {
  const { postgresLimiter } = await import('../postgres.ts')
  const once = { limit: 1_000, window: 1_000 }
  await postgresLimiter(database).use({
    name: 'visitors',
    environment: 'sandbox',
    key: 'migrate',
    now: Date.now(),
    ...once,
  })
}

type ReadParameters<Read> = {
  file: string | null
  variables: Variables
  read: (reader: ReturnType<typeof createReader>, faults: string[]) => Promise<Read>
}

async function read<Read extends object>({
  file,
  variables,
  read: readAll,
}: ReadParameters<Read>): Promise<Read> {
  const faults: string[] = []
  const given = await readGiven({ file, variables, faults })
  const configuration = await readAll(createReader(given, faults), faults)
  if (faults.length > 0) throw new ConfigurationError(faults)
  return configuration
}

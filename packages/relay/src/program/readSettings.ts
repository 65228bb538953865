import { ConfigurationError } from './ConfigurationError.ts'
import { createReader, type Reader } from './createReader.ts'
import { readGiven, type Variables } from './readGiven.ts'

/** The place of settings, and what a server of its own reads beside them. */
export type SettingsSource = {
  variables: Variables
  /** `onlend.json`. @default the file that ONLEND_CONFIG names */
  file?: string | null
  /** The names of secrets of the server itself, such as SESSION_SECRET: read as those of the relay are, unlike any of them, and never logged. */
  secrets?: readonly string[] | undefined
  /** A line for each fault of the server's own settings. */
  faults?: readonly string[]
}

/**
 * Reads settings from the environment and from `onlend.json`.
 *
 * @throws ConfigurationError with a line for each thing that is wrong.
 */
export async function readSettings<Read>(
  { variables, file = variables.ONLEND_CONFIG || null, secrets = [], faults: known = [] }: SettingsSource,
  read: (reader: Reader, faults: string[]) => Promise<Read>,
): Promise<Read> {
  const faults = [...known]
  const given = await readGiven({ file, variables, secrets, faults })
  const settings = await read(createReader(given, faults), faults)
  if (faults.length > 0) throw new ConfigurationError(faults)
  return settings
}

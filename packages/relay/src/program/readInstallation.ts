import { type Configuration, readConfiguration } from './readConfiguration.ts'
import { readSettings, type SettingsSource } from './readSettings.ts'

/**
 * Reads the settings of the program (`docs/settings.md`) for a server that opens a relay of its own on them. BACKEND_SECRET is not needed there, and
 * TOKEN_SECRET only with ALLOWED_ORIGINS.
 *
 * @throws ConfigurationError with a line for each setting that is wrong; none quotes a value.
 * @example
 * const configuration = await readInstallation({ variables: process.env, secrets: ['SESSION_SECRET'] })
 */
export function readInstallation(source: SettingsSource): Promise<Configuration> {
  return readSettings(source, (reader, faults) =>
    readConfiguration(reader, faults, { purpose: 'host', secrets: source.secrets }),
  )
}

import { ConfigurationError } from './ConfigurationError.ts'

/**
 * Imports a module that needs a package that is not installed with the relay.
 *
 * @throws ConfigurationError that says what to install.
 */
export async function importPeer<Module>(
  load: () => Promise<Module>,
  { packages, what }: { packages: string; what: string },
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (!isMissing) throw error
    throw new ConfigurationError([
      `${what} needs ${packages}: npm install ${packages} beside @onlend/relay (with npx: npx -p @onlend/relay -p ${packages.split(' ').join(' -p ')} onlend-relay)`,
    ])
  }
}

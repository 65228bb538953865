import { OptionError } from '@onlend/core/internal'

/**
 * Thrown for settings with which a relay cannot start.
 *
 * @example
 * if (error instanceof ConfigurationError) for (const fault of error.faults) console.error(fault)
 */
export class ConfigurationError extends Error {
  /** A line for each, which names the setting and says what to do. */
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super([...faults, `See ${OptionError.page}`].join('\n'))
    this.name = 'ConfigurationError'
    this.faults = faults
  }
}

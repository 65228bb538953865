import { OptionError } from '@onlend/core/internal'

/** Thrown for settings with which the program cannot start. */
export class ConfigurationError extends Error {
  /** A line for each, which names the setting and says what to do. */
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super([...faults, `See ${OptionError.page}`].join('\n'))
    this.name = 'ConfigurationError'
    this.faults = faults
  }
}

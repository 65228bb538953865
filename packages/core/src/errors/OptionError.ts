import { docsAddress } from './docsAddress.ts'

/**
 * An option, an argument or a setting that cannot be used. The message says what to do, and ends with the address of the list of all refusals.
 *
 * @example
 * throw new OptionError('mountPath is a path such as /lending, without a slash at its end')
 */
export class OptionError extends TypeError {
  /** The section of the site that lists every refused option. */
  static readonly page = `${docsAddress}/reference/mistakes/#refused-options`

  override readonly name: string = 'OptionError'
  /** The message without the address. */
  readonly fault: string

  constructor(fault: string) {
    super(`${fault}\nSee ${OptionError.page}`)
    this.fault = fault
  }
}

import type { ContrastIssue } from '../theme/LendingTheme.ts'
import type { ThemeIssue } from '../theme/PartnerTheme.ts'

/** One problem in a tenant's config, for your logs or the partner's settings. The page goes on without the value. */
export type TenantIssue =
  /** The config could not be read; the last one, or the kit's own look, stays. */
  | { about: 'config'; error: unknown }
  /** Left out of the look. */
  | ({ about: 'theme' } & ThemeIssue)
  /** Hard to read; repaired where it could be. */
  | ({ about: 'contrast' } & ContrastIssue)
  /** A font did not load; the next of `tokens.fontFamily` is used. */
  | { about: 'font'; family: string }
  /** A sentence for a key that no widget has, or whose `{places}` are not those of the kit's own. */
  | {
      about: 'words'
      locale: string
      key: string
      problem: 'UNKNOWN_KEY' | 'UNKNOWN_PLACE' | 'MISSING_PLACE'
    }
  /** The kit's words in this language did not arrive; they are asked for again when the device is back online. */
  | { about: 'language'; locale: string; error: unknown }

import { settings } from './settings.ts'

/** What `--help` prints: the commands, and every setting with what is meant where it is left out. */
export function writeHelp(): string {
  const lines = Object.entries(settings).map(([name, setting]) => {
    const { about, fallback, isSecret } = { fallback: null, isSecret: false, ...setting }
    const without = fallback === null ? '' : ` (${fallback})`
    return `  ${name}${isSecret ? `, or its file in ${name}_FILE` : ''}\n      ${about}${without}`
  })
  return `onlend-relay [serve|migrate|check|health] [--config onlend.json]

  serve    serves until it is told to stop (without a command)
  migrate  makes the tables, or changes those of an earlier version, and ends
  check    checks the settings, says what serve will do, and ends
  health   asks the relay that runs with these settings on this machine whether it is ready, and ends

Settings come from the environment, or from the JSON file of --config or ONLEND_CONFIG, where LENDING_API_URL is written lendingApiUrl.
The environment wins. Secrets come from the environment or from files of their own, and from nowhere else.

${lines.join('\n')}
`
}

const filesShown = 25
const testsShown = 25

/** Prints the tables of a run: `parts` maps the name of each kept file to its content, `tasks` are those of turbo. */
export function printTimes({ parts, tasks, log = console.log }) {
  const { total, steps = {}, processor = {} } = parts.get('steps') ?? {}
  const files = [...parts.values()].flatMap((part) => part.files ?? [])
  log(`\nSteps${total === undefined ? '' : `, ${total} s in all`}`)
  for (const [name, seconds] of Object.entries(steps))
    row(log, Number(seconds), `${name} (${processor[name] ?? '?'} s of processor)`)
  if (tasks.length > 0) {
    log('\nTasks of build, types, lint and packages')
    for (const { task, isCached, seconds } of tasks.toSorted((one, other) => other.seconds - one.seconds))
      row(log, seconds, `${task}${isCached ? ' (from the cache)' : ''}`)
  }
  log('\nProjects: imports, environment, set-up and tests, summed over their files')
  for (const [project, own] of groupBy(files, ({ project }) => project)) {
    const sum = (key) => own.reduce((seconds, file) => seconds + file[key] / 1000, 0)
    const shares = ['imports', 'environment', 'setup', 'tests'].map((key) => `${key} ${sum(key).toFixed(1)}`)
    row(
      log,
      own.reduce((seconds, file) => seconds + sumSeconds(file), 0),
      `${project}: ${own.length} files, ${shares.join(', ')}`,
    )
  }
  log('\nSlowest files')
  for (const file of files.toSorted((one, other) => sumSeconds(other) - sumSeconds(one)).slice(0, filesShown))
    row(log, sumSeconds(file), `${file.project}  ${file.file}`)
  log('\nSlowest tests')
  const tests = files.flatMap(({ project, file, slowest }) =>
    slowest.map((test) => ({ ...test, project, file })),
  )
  for (const { ms, project, file, test } of tests
    .sort((one, other) => other.ms - one.ms)
    .slice(0, testsShown))
    row(log, ms / 1000, `${project}  ${file}: ${test}`)
}

function sumSeconds({ imports, environment, setup, tests }) {
  return (imports + environment + setup + tests) / 1000
}

function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

function row(log, seconds, text) {
  log(`${seconds.toFixed(1).padStart(8)} s  ${text}`)
}
